import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture that differs; of one that only one version has, the number of pixels is not known. */
export interface Difference {
  readonly id: string;
  readonly theme: string;
  readonly language: string;
  readonly width: string;
  /** The name of its file in the folders of the versions that have it. */
  readonly file: string;
  readonly kind: 'differs' | 'added' | 'removed';
  readonly pixels?: number;
}

/** The picture in a corner of a larger one. */
function enlarged(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Counts the pixels that differ, those of a smoothed edge aside, and draws them. */
export function compare(before: Buffer, after: Buffer): { readonly pixels: number; readonly picture: Buffer } {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(first.width, second.width), Math.max(first.height, second.height)];
  const [old, now] = [enlarged(first, width, height), enlarged(second, width, height)];
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(old.data, now.data, picture.data, width, height, { threshold: 0 });
  return { pixels, picture: PNG.sync.write(picture) };
}

/** Compares the folders `before` and `after`, draws the differences into `difference`, and deletes what is the same. */
export function comparePictures(folder: string): Difference[] {
  const [before, after, difference] = ['before', 'after', 'difference'].map((name) => path.join(folder, name));
  if (!before || !after || !difference) return [];
  mkdirSync(difference, { recursive: true });
  const files = new Set([...readdirSync(before), ...readdirSync(after)]);
  return [...files].flatMap((file): Difference[] => {
    const [id = '', theme = '', language = '', width = ''] = file.split('.');
    const found = { id, theme, language, width, file };
    const [old, now] = [path.join(before, file), path.join(after, file)];
    if (!existsSync(old)) return [{ ...found, kind: 'added' }];
    if (!existsSync(now)) return [{ ...found, kind: 'removed' }];
    const [oldPicture, nowPicture] = [readFileSync(old), readFileSync(now)];
    const result = oldPicture.equals(nowPicture) ? undefined : compare(oldPicture, nowPicture);
    if (!result?.pixels) {
      rmSync(old);
      rmSync(now);
      return [];
    }
    writeFileSync(path.join(difference, file), result.picture);
    return [{ ...found, kind: 'differs', pixels: result.pixels }];
  });
}
