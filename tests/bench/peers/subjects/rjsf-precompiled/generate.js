// Before the build of rjsf-precompiled: writes the functions of ajv for the schema of each step.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { steps } from '../json-schema.js';

const { compileSchemaValidatorsCode } = createRequire(import.meta.url)('@rjsf/validator-ajv8/compileSchemaValidators');
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/rjsf');
mkdirSync(folder, { recursive: true });
for (const [place, { schema }] of steps.entries())
  writeFileSync(path.join(folder, `${place}.cjs`), compileSchemaValidatorsCode(schema));
writeFileSync(
  path.join(folder, 'index.js'),
  [
    ...steps.map((_step, place) => `import * as step${place} from './${place}.cjs';`),
    `export const compiled = [${steps.map((_step, place) => `step${place}`)}];\n`,
  ].join('\n'),
);
