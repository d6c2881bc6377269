import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { readDocstrings } from '#sandbox/api/docstrings.ts';
import { jsonSchemaOf, openApiDocument } from '#sandbox/api/openapi.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

const document = openApiDocument(readDocstrings());
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the OpenAPI document is valid, and has every call with a description', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  const names = operations.flatMap(({ operationId }) => operationId.split('_or_'));
  expect(names.sort()).toEqual(Object.keys(calls).sort());
  for (const { operationId, description } of operations) {
    const sentences = operationId.split('_or_').map(() => expect.stringContaining(' '));
    expect(description.split('\n\n'), operationId).toEqual(sentences);
  }
});

test.each(Object.entries<Call>(calls))('the schemas of %s accept its examples', (name, call) => {
  const { requestBody } = operations.find(({ operationId }) => operationId.split('_or_').includes(name)) ?? {};
  const [sent] = Object.values(requestBody?.content ?? {});
  for (const part of ['query', 'body', 'answer', 'refusal'] as const) {
    // Calls that share a path share the schema of their bodies.
    for (const schema of [call[part] && jsonSchemaOf(call[part]), part === 'body' && sent?.schema]) {
      if (!schema) continue;
      // The type of JSON schema that zod returns differs from the one that it accepts.
      const parsed = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(call.example[part]);
      expect(parsed.error, `${name} ${part}`).toBeUndefined();
    }
  }
});

test('the page names every call, and links the document', async () => {
  const page = await sandbox.text('/sandbox/api');
  for (const { operationId } of operations) expect(page).toContain(`id="${operationId}"`);
  expect(page).toContain('href="/sandbox/api/openapi.json"');
  const served = await (await sandbox.get('/sandbox/api/openapi.json')).json();
  expect(Object.keys(Object(served).paths)).toEqual(Object.keys(document.paths));
});

test.for([
  ['loginByMobile', 'Without a token. ', 'utm_source (query) string no', 'mobile string yes', '"mobile": "9876543210"'],
  ['verifySelfie', 'With a bearer token. The body is multipart/form-data. ', 'leadID number yes', '"attempt": 1'],
  [
    'saveAddress',
    'residenceAddress string yes',
    'data[] any no',
    'data.leadID number or number as text or null no',
    'data.route string or number or null no',
    '"statusCode": 400, "message": "Text for the borrower.", "data": { "route": "/dashboard" }',
  ],
  ['aadhaarStatus', 'data object or null no', 'data.isAadhaarDown boolean or 0 or 1 or "0" or "1" or "true"'],
  [
    'customerLoans',
    'customerId (path) string yes',
    'data[] object no',
    'data[].loanNo string or number or null no',
    '"loanNo": "KDM0048213"',
  ],
])('the page shows what %s sends and what it answers', async ([name, ...shown]) => {
  const page = await sandbox.text('/sandbox/api');
  // Two calls can share a path.
  const [, part = ''] = page.split(new RegExp(`<details id="(?:\\w+_or_)?${name}(?:_or_\\w+)?">`));
  const [text = ''] = part.replaceAll('&quot;', '"').split('</details>');
  for (const words of shown) expect(text.replaceAll(/(<[^>]*>|\s)+/g, ' ')).toContain(words);
});
