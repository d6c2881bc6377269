import { readFileSync, writeFileSync } from 'node:fs';
import { stepJsonSchema } from '#authoring/json-schema.ts';
import { runCommand } from './command.ts';
import { formatted } from './formatted.ts';
import { journeyPage } from './journey-map/page.ts';
import { journeyPicture } from './journey-map/picture.ts';
import { schemaGuide } from './schema-guide.ts';

const pages: Readonly<Record<string, () => string>> = {
  'docs/journey.md': journeyPage,
  'docs/journey.svg': journeyPicture,
  'schemas/README.md': schemaGuide,
  'schemas/step.schema.json': () => formatted('schemas/step.schema.json', JSON.stringify(stepJsonSchema())),
};

export function stalePages(): string[] {
  return Object.keys(pages).filter((path) => readFileSync(path, 'utf8') !== pages[path]?.());
}

if (import.meta.main)
  await runCommand({ help: `npm run docs   writes ${Object.keys(pages).join(', ')}`, flags: {} }, () => {
    // Generates all pages before it writes any, so that a failure changes none.
    const written = Object.entries(pages).map(([path, page]) => [path, page()] as const);
    for (const [path, text] of written) writeFileSync(path, text);
  });
