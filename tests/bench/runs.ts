import { disturbedAbove, mark, usedByOthers, waitForQuiet } from './machine.ts';
import { type Journey, type Load, readJourney, readLoad, readUse, type Served, type Use } from './measure.ts';
import { createProfile, deleteProfile, openPhone, type Phone } from './phone.ts';
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
  /** Whether other programs used the machine meanwhile. */
  readonly disturbed: boolean;
}

const tries = 3;

/** How long a command still waits for a quiet machine. After that, disturbed runs are kept, and marked. */
interface Patience {
  seconds: number;
}

/** Measures while others let the machine be. A disturbed result is measured again, and the least disturbed one counts. */
async function undisturbed<T>(measure: () => Promise<{ result: T; others: number }>, patience: Patience) {
  let best: { result: T; others: number } | undefined;
  for (let done = 0; done < tries && (done === 0 || patience.seconds > 0); done++) {
    patience.seconds -= Math.max(0, (await waitForQuiet(Math.max(0, patience.seconds))) - 3);
    const one = await measure();
    if (!best || one.others < best.others) best = one;
    if (best.others <= disturbedAbove) break;
  }
  if (!best) throw new Error('nothing was measured');
  return { result: best.result, disturbed: best.others > disturbedAbove };
}

type Visit<T> = Pick<Parameters<typeof openPhone>[2], 'checksUse' | 'cookie'> & {
  readonly read: (phone: Phone) => Promise<T>;
};

async function visit<T>({ subject, emulation }: Served, profile: string, { read, ...setup }: Visit<T>) {
  const phone = await openPhone(subject, emulation, { ...setup, profile });
  try {
    const before = mark();
    const result = await read(phone);
    // Before the browser ends: the processor time of an ended process is no longer known.
    return { result, others: usedByOthers(before) };
  } finally {
    await phone.close();
  }
}

/** Visits with a new browser: first as `before`, if given, which is not measured. */
async function visitAnew<T>(served: Served, wanted: Visit<T>, before?: Visit<unknown>) {
  const profile = createProfile();
  try {
    if (before) await visit(served, profile, before);
    return await visit(served, profile, wanted);
  } finally {
    deleteProfile(profile);
  }
}

/** One run of a subject: each part in a browser of its own, which has never been here. */
export async function measureRun(served: Served, patience: Patience): Promise<Run> {
  const { subject, url } = served;
  let isDisturbed = false;
  async function measure<T>(wanted: Visit<T>, before?: Visit<unknown>): Promise<T> {
    const { result, disturbed } = await undisturbed(() => visitAnew(served, wanted, before), patience);
    isDisturbed ||= disturbed;
    return result;
  }
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
  const run = { load: await measure(load), ...(await measure(journey)) };
  const ofApp = subject === app && {
    again: await measure(use, load),
    hindi: await measure({ ...use, cookie }),
  };
  return { ...run, ...ofApp, disturbed: isDisturbed };
}
