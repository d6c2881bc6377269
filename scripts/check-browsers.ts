import { globSync, readFileSync } from 'node:fs';
import DoIUse from 'doiuse';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import postcss from 'postcss';
import { browsers } from './browser-target.ts';

const [folder = 'dist'] = process.argv.slice(2);

// The build must work in the oldest browsers that package.json lists under `browserslist`.

/** Rules for methods that are newer than those browsers; the plugin `compat` knows the globals of each browser. */
const tooNew = Object.entries(esx.configs)
  .filter(([name]) => /^flat\/no-new-in-es202[3-9]$/.test(name))
  .flatMap(([, { rules = {} }]) => Object.keys(rules));
/** Supported by all of them, or named like a method of arrays that is. */
const allowed = /array-prototype-findlast|hashbang|unicode-property-escapes|no-iterator/;
/** Static methods of the web, which `compat` does not know. */
const statics = [
  ['AbortSignal', 'any'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
  ['Response', 'json'],
  ['Document', 'parseHTMLUnsafe'],
].map(([object, property]) => ({ object, property, message: 'It is not supported.' }));
const rules = Object.fromEntries(
  [...tooNew, 'es-x/no-regexp-lookbehind-assertions', 'compat/compat']
    .filter((name) => !allowed.test(name))
    .map((name) => [name, 'error'] as const),
);

const eslint = new ESLint({
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: {
    plugins: { compat, 'es-x': esx },
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    rules: { ...rules, 'no-restricted-properties': ['error', ...statics] },
    // React and the app use these only where they exist.
    settings: {
      'es-x': { aggressive: true },
      lintAllEsApis: true,
      polyfills: ['navigator.connection', 'requestIdleCallback', 'document.prerendering', 'document.wasDiscarded'],
    },
  },
});

/** Whether a script defines what is missing: `AbortSignal.any ??= …`, which ky needs. */
function isProvided(source: string, message: string): boolean {
  const [, name] = /^'(\w+\.\w+)' is restricted/.exec(message) ?? [];
  return name !== undefined && source.replaceAll(/\s/g, '').includes(`${name}??=`);
}

/** Without these a page only looks a little different; or the app does not use the missing part. */
const decoration = [
  'text-size-adjust',
  'css-touch-action',
  'text-decoration',
  'css-clip-path',
  'css-masks',
  'css-resize',
];

async function issuesInScripts(): Promise<string[]> {
  const files = globSync(`${folder}/**/*.js`);
  if (files.length === 0) throw new Error(`${folder} has no scripts. Build the app first: npm run build`);
  const issues = files.map(async (file) => {
    const source = readFileSync(file, 'utf8');
    const [result] = await eslint.lintText(source);
    return (result?.messages ?? [])
      .filter(({ message }) => !isProvided(source, message))
      .map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`);
  });
  return (await Promise.all(issues)).flat();
}

/** Whether a rule is inside `@supports`, with a fallback before it. */
function isGuarded(node: postcss.Node | undefined): boolean {
  if (node instanceof postcss.AtRule && node.name === 'supports') return true;
  return node !== undefined && isGuarded(node.parent);
}

async function issuesInStyles(): Promise<string[]> {
  const issues: string[] = [];
  for (const file of globSync(`${folder}/**/*.css`)) {
    const onFeatureUsage = ({ usage, message }: { usage: postcss.ChildNode; message: string }) => {
      if (!isGuarded(usage)) issues.push(`${file}  ${message.replace(/^.*?:\d+:\d+: /, '')}: ${usage.toString()}`);
    };
    const plugin = new DoIUse({ browsers: [...browsers], ignore: decoration, onFeatureUsage });
    await postcss(plugin).process(readFileSync(file, 'utf8'), { from: file });
  }
  return issues;
}

const issues = [...(await issuesInScripts()), ...(await issuesInStyles())];
for (const issue of issues) console.error(issue);
console.log(`The build for ${browsers.join(', ')}: ${issues.length} issues.`);
process.exit(issues.length === 0 ? 0 : 1);
