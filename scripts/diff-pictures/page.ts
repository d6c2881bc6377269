import type { Difference } from './compare.ts';
import type { Story } from './storybook.ts';

export interface Report {
  /** What the pictures are compared with, such as `main (1a2b3c4)`. */
  readonly base: string;
  /** One line: what changed, and what was drawn because of it. */
  readonly drawn: string;
  readonly stories: readonly Story[];
  readonly differences: readonly Difference[];
  readonly failed: readonly string[];
  /** The address of a Storybook that shows the stories as they are. */
  readonly storybook: string;
}

interface Part {
  readonly title: string;
  readonly stories: readonly { readonly story: Story; readonly differences: readonly Difference[] }[];
}

/** The stories that differ, by step or part, in the order of Storybook. */
function partsOf({ stories, differences }: Report): Part[] {
  const byStory = Map.groupBy(differences, ({ id }) => id);
  const differing = stories.flatMap((story) => {
    const found = byStory.get(story.id);
    return found ? [{ story, differences: found }] : [];
  });
  return [...Map.groupBy(differing, ({ story }) => story.title)].map(([title, all]) => ({ title, stories: all }));
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const variant = ({ theme, language, width }: Difference) =>
  `${theme}, ${language === 'hi' ? 'Hindi' : 'English'}, ${width} wide`;

const kinds = { added: 'new', removed: 'no longer drawn' };

function figure(folder: string, caption: string, { file }: Difference): string {
  return `<figure><figcaption>${caption}</figcaption><a href="${folder}/${file}"><img loading="lazy" alt="" src="${folder}/${file}"></a></figure>`;
}

function row(difference: Difference, { id }: Story, storybook: string): string {
  const { kind, theme, language, width, pixels } = difference;
  const globals = `theme:${theme};language:${language};viewport.value:${Number(width) < 1024 ? `w${width}` : 'wide'}`;
  const link = `<a href="${escaped(`${storybook}/?path=/story/${id}&globals=${globals}`)}">${variant(difference)}</a>`;
  const figures = [
    kind === 'added' ? '' : figure('before', 'Before', difference),
    kind === 'removed' ? '' : figure('after', 'After', difference),
    kind === 'differs' ? figure('difference', `Difference: ${pixels} pixels`, difference) : '',
  ];
  return `<p>${link}${kind === 'differs' ? '' : `: ${kinds[kind]}`}</p><div>${figures.join('')}</div>`;
}

const summary = ({ base, drawn, differences, failed }: Report) => [
  `Compared with ${base}. ${drawn}`,
  `${differences.length} pictures of ${new Set(differences.map(({ id }) => id)).size} stories differ.`,
  ...(failed.length > 0 ? [`Not drawn: ${failed.join('; ')}.`] : []),
];

/** The page: before, after and difference, by step and part. */
export function pageOf(report: Report): string {
  const parts = partsOf(report).map(
    ({ title, stories }) => `<details open id="${escaped(title)}"><summary>${escaped(title)}</summary>
${stories
  .map(
    ({ story, differences }) =>
      `<h3>${escaped(story.name)}</h3>${differences.map((found) => row(found, story, report.storybook)).join('\n')}`,
  )
  .join('\n')}</details>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures, compared with ${escaped(report.base)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 1280px; margin: 24px auto; padding-inline: 16px; }
summary { font-size: 20px; font-weight: 700; margin-block-start: 24px; cursor: pointer; }
div { display: flex; gap: 16px; overflow-x: auto; }
p, h3 { margin: 16px 0 4px; }
figure { margin: 0; }
img { display: block; max-inline-size: 400px; max-block-size: 800px; border: 1px solid #8888; }
</style>
<h1>Pictures</h1>
${summary(report)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join('\n')}
${parts.join('\n')}
</html>
`;
}

/** The same in words, for a pull request. */
export function summaryOf(report: Report): string {
  const rows = partsOf(report).map(({ title, stories }) => {
    const pictures = stories.flatMap(({ differences }) => differences).length;
    return `| ${title} | ${stories.map(({ story }) => story.name).join(', ')} | ${pictures} |`;
  });
  const table = rows.length > 0 ? ['| part | stories that differ | pictures |', '|---|---|---|', ...rows, ''] : [];
  return ['## Pictures', '', ...summary(report).flatMap((line) => [line, '']), ...table].join('\n');
}
