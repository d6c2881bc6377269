import { buildFor } from './build.ts';
import { readJourney, readUse } from './measure.ts';
import { createProfile, type Emulation, openPhone } from './phone.ts';
import { serveSubject } from './serve.ts';
import type { Subject } from './subjects.ts';

/** Records the journey of a readable build for Chrome's performance panel. Returns the path of the file. */
export async function traceSubject(subject: Subject, emulation: Emulation): Promise<string> {
  const folder = await buildFor(subject, true);
  const { url, close } = await serveSubject(subject, folder);
  const profile = createProfile();
  const phone = await openPhone(subject, emulation, { checksUse: true, profile: profile.path });
  try {
    await readUse(phone, url);
    const file = `${folder}-trace.json`;
    const browser = phone.page.context().browser();
    await browser?.startTracing(phone.page, { path: file });
    await readJourney(phone, subject);
    await browser?.stopTracing();
    return file;
  } finally {
    await phone.close();
    close();
    profile.remove();
  }
}
