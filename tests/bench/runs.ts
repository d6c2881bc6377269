import { type Journey, type Load, readJourney, readLoad, readUse, type Served, type Use } from './measure.ts';
import { createProfile, openPhone, type Phone } from './phone.ts';
import { app } from './subjects.ts';

/** What one run of a subject measures. */
export interface Run {
  readonly load: Load;
  readonly use: Use;
  readonly journey?: Journey;
  /** The second visit of a browser. */
  readonly again?: Use;
  /** The first visit of a borrower who reads Hindi. */
  readonly hindi?: Use;
}

type Visit<T> = Pick<Parameters<typeof openPhone>[2], 'checksUse' | 'cookie'> & {
  readonly read: (phone: Phone) => Promise<T>;
};

async function visit<T>({ subject, emulation }: Served, profile: string, { read, ...setup }: Visit<T>): Promise<T> {
  const phone = await openPhone(subject, emulation, { ...setup, profile });
  try {
    return await read(phone);
  } finally {
    await phone.close();
  }
}

/** Visits with a new browser; `before` is an earlier visit of the same browser, which is not measured. */
async function visitAnew<T>(served: Served, wanted: Visit<T>, before?: Visit<unknown>): Promise<T> {
  const profile = createProfile();
  try {
    if (before) await visit(served, profile.path, before);
    return await visit(served, profile.path, wanted);
  } finally {
    profile.remove();
  }
}

/** One run of a subject: each part in a new browser. */
export async function measureRun(served: Served): Promise<Run> {
  const { subject, url } = served;
  const load = { checksUse: false, read: (phone: Phone) => readLoad(phone, url) };
  const use = { checksUse: true, read: (phone: Phone) => readUse(phone, url) };
  const journey = {
    checksUse: true,
    read: async (phone: Phone) => ({
      use: await readUse(phone, url),
      ...(!subject.firstLoadOnly && { journey: await readJourney(phone, subject) }),
    }),
  };
  const cookie = { name: 'kadam.language', value: 'hi', url };
  const run = { load: await visitAnew(served, load), ...(await visitAnew(served, journey)) };
  if (subject !== app) return run;
  return {
    ...run,
    again: await visitAnew(served, use, load),
    hindi: await visitAnew(served, { ...use, cookie }),
  };
}
