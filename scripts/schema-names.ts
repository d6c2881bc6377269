import { existsSync, readdirSync } from 'node:fs';

/** The path of a step's file: not the list of the steps, and not the JSON Schema that is generated beside them. */
export const schemaFile = /[\\/]schemas[\\/](?!index\.ts$|step\.schema\.json$)[^\\/]+\.(?:ts|json)$/;

/** The names of the steps' files in a folder. */
export const schemaNames = (folder: string) =>
  readdirSync(folder)
    .filter((name) => schemaFile.test(`/schemas/${name}`))
    .toSorted();

/** The text of a step's file. An editor on Windows may write a byte order mark first. */
export const schemaText = (content: string) => content.replace(/^\uFEFF/, '');

/** The file of a step's schema, in TypeScript or in the JSON form. */
export const schemaPath = (route: string) =>
  existsSync(`schemas${route}.json`) ? `schemas${route}.json` : `schemas${route}.ts`;
