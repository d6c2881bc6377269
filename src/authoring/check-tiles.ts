import type { Field } from '#engine/fields.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';

/** What fits on a phone of 320 px: so many tiles, two beside one another, each with a text of two lines. */
const mostTiles = 6;
const longestTile = 24;

/** Tiles are for a few short options. */
export function tileIssues(at: string, field: Field): StepIssue[] {
  if (field.kind !== 'choice' || field.variant !== 'tiles') return [];
  const { options } = field;
  const long = options.flatMap(({ value }, place) =>
    value.length > longestTile
      ? [
          issueAt(
            `${at}.options[${place}].value`,
            `'${value}' is too long for a tile`,
            "a shorter text, or variant 'rows'",
          ),
        ]
      : [],
  );
  if (options.length <= mostTiles) return long;
  const wrong = `tiles are for up to ${mostTiles} short options, and there are ${options.length}`;
  return [issueAt(`${at}.variant`, wrong, "'rows'"), ...long];
}
