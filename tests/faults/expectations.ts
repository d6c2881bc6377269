import { normalizeWhole } from '#engine/field-value.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import type { Rows } from '#sandbox/store/store.ts';
import { stepByRoute, steps } from '#schemas/index.ts';
import { doubled, holds } from './lender-records.ts';
import type { SeenScreen } from './screen.ts';

/** The routes that can follow a step although the lender has not saved its answer. */
const notOnward = ['/', '/enter-otp', '/logout', '/login', '/dashboard', '/home', '/confirm-details', '/contact-us'];

interface Saved {
  /** The answers that the app has shown to be saved, by opening the next screen. */
  readonly acknowledged: Answers;
  /** Other answers that were sent, and may have arrived. */
  readonly others: readonly Answers[];
}

/** What the forms, the draft and the lender's records must contain after the acts of a borrower. */
export class Expectations {
  readonly #before: Rows;
  /** The last answers typed at each step, the newest first; the form of another tab may still show older ones. */
  readonly #typed = new Map<string, readonly Answers[]>();
  readonly #tabs = new Map<string, unknown>();
  readonly #saved = new Map<string, Saved>();

  constructor(before: Rows) {
    this.#before = before;
  }

  /** Notes what was typed at a step; undefined if the typing was interrupted, and it is not known how much arrived. */
  typed(path: string, answers: Answers | undefined, tab: unknown): void {
    this.#tabs.set(path, tab);
    if (answers) this.#typed.set(path, [answers, ...(this.#typed.get(path) ?? [])].slice(0, 4));
    else this.#typed.delete(path);
  }

  /** Notes an act that may have sent what was typed. */
  acted(before: SeenScreen, after: SeenScreen): void {
    const [answers, ...older] = this.#typed.get(before.path) ?? [];
    if (!answers || !stepByRoute(before.path)) return;
    const isOnward =
      !after.isBrowsers && after.path !== before.path && after.loggedIn && !notOnward.includes(after.path);
    const known = this.#saved.get(before.path);
    // A rejected application keeps the address for which it was rejected, which may be an earlier one whose answer was lost.
    const others = after.path === '/loan-reject' ? older : [];
    if (isOnward) this.#saved.set(before.path, { acknowledged: answers, others });
    else if (known) this.#saved.set(before.path, { ...known, others: [...known.others, answers] });
  }

  /** The faults of the screen of a tab. Only the tab in which a step was typed last must show it. */
  check(seen: SeenScreen, tab: unknown): string[] {
    if (seen.isBrowsers) return [];
    if (!seen.loggedIn) this.#typed.clear();
    return [...brokenScreen(seen), ...(this.#tabs.get(seen.path) === tab ? this.#lostInForm(seen) : [])];
  }

  #lostInForm({ path, dialog, values }: SeenScreen): string[] {
    const step = stepByRoute(path);
    const typed = this.#typed.get(path) ?? [];
    if (!step || dialog || typed.length === 0) return [];
    return keptFields(step).flatMap(([name, field]) => {
      const shown = values[name];
      const wanted = typed.map((answers) => normalizeWhole(field, answers[name] ?? ''));
      if (shown === undefined || !wanted[0] || wanted.includes(normalizeWhole(field, shown))) return [];
      return [`${path}: ${name} shows '${shown}' instead of '${wanted[0]}'`];
    });
  }

  /** What the lender or the draft has lost or doubled. */
  compare(after: Rows, draft: Readonly<Record<string, string>>): string[] {
    const lost = [...this.#saved].flatMap(([path, { acknowledged, others }]) => {
      const step = stepByRoute(path);
      const isThere = step && [acknowledged, ...others].some((answers) => holds(after, step, answers));
      return isThere ? [] : [`${path}: the lender does not hold ${JSON.stringify(acknowledged)}`];
    });
    const undrafted = steps.flatMap((step) => this.#lostInDraft(step, draft));
    return [...lost, ...undrafted, ...doubled(this.#before, after).map((what) => `The lender has ${what} too many.`)];
  }

  #lostInDraft(step: Step, draft: Readonly<Record<string, string>>): string[] {
    const typed = this.#typed.get(step.route) ?? [];
    return keptFields(step).flatMap(([name, field]) => {
      const wanted = typed.map((answers) => normalizeWhole(field, answers[name] ?? ''));
      if (!wanted[0] || wanted.includes(draft[name] ?? '')) return [];
      return [`The draft has '${draft[name]}' for ${name} instead of '${wanted[0]}'`];
    });
  }
}

/** The fields whose answers the browser may store: all but the secret ones. */
function keptFields({ fields }: Step): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => !field.secret);
}

function brokenScreen({ path, heading, actions, words }: SeenScreen): string[] {
  const isOfApp = !path.startsWith('/sandbox');
  return [
    ...(isOfApp && heading === '' && words === '' ? [`${path} is blank.`] : []),
    ...(heading === 'Unexpected Application Error!' ? [`${path}: ${heading} ${words}`] : []),
    ...(actions.length === 0 && words === '' ? [`${path} shows neither an action nor a message: ${heading}`] : []),
  ];
}
