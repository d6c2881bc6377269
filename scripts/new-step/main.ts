import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { journey, order } from '#schemas/index.ts';
import { productKnown } from '../check-schemas.ts';
import { runCommand, UsageError } from '../command.ts';
import { formatted } from '../formatted.ts';
import { isMissingHindi, readSchemaIssues } from '../schema-issues.ts';
import { schemaPath } from '../schema-names.ts';
import { flags, help, readOptions } from './flags.ts';
import { makeStep } from './make-step.ts';
import { constantOf, stepText, withStep } from './print-step.ts';

const indexFile = 'schemas/index.ts';

await runCommand({ help, flags }, async ({ json, ...values }) => {
  const options = await readOptions(values, process.stdin.isTTY && process.stdout.isTTY);
  const step = makeStep(options);
  const there = schemaPath(step.route);
  if (existsSync(there)) throw new UsageError(`${there} is there already. Give another --route, or edit that file.`);
  const place = order.indexOf(options.after) + 1;
  const issues = checkJourney([...journey.slice(0, place), step, ...journey.slice(place)], productKnown);
  const file = `schemas${step.route}.${json ? 'json' : 'ts'}`;
  // A back arrow that names the step before it skips the new step, which is reported. A later step with the same name or
  // key gets the issue: it is reported of the new one, with the route of the later one. Hindi may be added later.
  const lines = issues
    .filter(({ key }) => key !== 'back.to')
    .map(({ file: at, wrong, ...issue }) =>
      formatIssue({ ...issue, file, wrong: wrong.replace(step.route, `/${path.parse(at).name}`) }),
    )
    .filter((line) => !isMissingHindi(line));
  if (lines.length > 0) throw new UsageError(`Nothing was written:\n${lines.join('\n')}`);
  const index = readFileSync(indexFile, 'utf8');
  const name = constantOf(step, index);
  // The list last: it never imports a step that is not written yet.
  writeFileSync(file, formatted(file, stepText(step, name, json)));
  writeFileSync(indexFile, formatted(indexFile, withStep(index, name, path.basename(file), place)));
  const docs = spawnSync(process.execPath, ['scripts/write-docs.ts'], { stdio: 'inherit' });
  if (docs.status !== 0) throw new UsageError('The step is written, but not the docs: npm run docs');
  console.log(`Wrote ${file}, ${indexFile}, and the docs.`);
  // Other steps may lack Hindi as well.
  const left = (await readSchemaIssues()).filter((line) => !isMissingHindi(line) || line.startsWith(`${file}:`));
  if (left.length > 0) console.log(['\nStill to write:', ...left].join('\n  '));
  console.log(`
Then:
  npm run check:step -- ${step.route}   its issues, types, tests and picture
  npm run dev   to see it: http://127.0.0.1:5173${step.route}`);
});
