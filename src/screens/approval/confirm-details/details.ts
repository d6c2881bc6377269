import type { checkRepeatCase, onePage } from '#contract/application.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import type { Facts } from '#contract/session.ts';
import type { RequestContext } from '#engine/outcome.ts';
import { textAt } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import { sentAs } from '#engine/saving.ts';
import type { JourneyEntry } from '#engine/screen.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';

/** The answers of the draft that pass their rules. Text typed for a first loan, but never submitted, may break them. */
function validAnswers(journey: readonly JourneyEntry[], facts: Facts): Answers {
  const invalid = new Set(journey.flatMap(({ fields = {} }) => Object.keys(messagesOf(fields, facts.answers, facts))));
  return Object.fromEntries(Object.entries(facts.answers).filter(([name]) => !invalid.has(name)));
}

export type Detail = ReturnType<typeof detailsOf>[number];

/**
 * §3 "User details response": the answers of the steps with a summary, in the order of the journey. One in the draft takes
 * precedence over the server's. Without a value, a skipped step has no row, nor has one whose first field is hidden.
 */
export function detailsOf(journey: readonly JourneyEntry[], known: AnswerOf<typeof onePage>, facts: Facts) {
  const drafted = validAnswers(journey, facts);
  return journey.flatMap(({ route, fields = {}, summary, backInstead }) => {
    const [first] = Object.entries(fields);
    if (!summary || !first) return [];
    const [name, field] = first;
    const { label = field.label, answer, key } = summary;
    // What is not sent is only at the server.
    const value = (key && drafted[name]) || (answer ? textAt(answer, known) : '');
    const isAsked = !backInstead && name in visibleOf(fields, facts.answers, facts).fields;
    const hasRow = answer !== undefined && (value !== '' || isAsked);
    return [{ route, name, field, label, key, value, hasRow, isMissing: hasRow && key !== undefined && value === '' }];
  });
}

/** §7 `check-repeat-case`: numbers as numbers, and nothing for an answer that is neither drafted nor known. */
export function repeatCaseBody(
  details: readonly Detail[],
  { origin, platformTag }: Pick<RequestContext, 'origin' | 'platformTag'>,
) {
  const sent = details.flatMap(({ key, field, value }) => (key && value ? [[key, sentAs(field, value)]] : []));
  const body = { ...Object.fromEntries(sent), callBackUrl: `${origin}/finbox`, plateform: platformTag };
  // The type of `summary` allows only these names.
  return body as BodyOf<typeof checkRepeatCase>;
}
