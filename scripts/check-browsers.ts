import { globSync, readFileSync } from 'node:fs';
import DoIUse from 'doiuse';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import postcss from 'postcss';
import { browsers } from './browser-target.ts';

const [folder = 'dist'] = process.argv.slice(2);

// What the build contains must work in the oldest browsers that package.json lists under `browserslist`.

/** Newer than those browsers, as methods that only their name gives away. Which globals exist is known by browser. */
const tooNew = Object.entries(esx.configs)
  .filter(([name]) => /^flat\/no-new-in-es202[3-9]$/.test(name))
  .flatMap(([, { rules = {} }]) => Object.keys(rules));
/** Present in all of them; or shares its name with a method of arrays, and the types of ES2024 do not have it. */
const allowed = /array-prototype-findlast|hashbang|unicode-property-escapes|no-iterator/;
/** Static methods of the web, which the data by browser leaves out. */
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
    // React and we use these only after a look whether they exist.
    settings: {
      'es-x': { aggressive: true },
      lintAllEsApis: true,
      polyfills: ['navigator.connection', 'requestIdleCallback', 'document.prerendering', 'document.wasDiscarded'],
    },
  },
});

/** A script provides what it sets where it is missing: `AbortSignal.any ??= …`, which ky needs. */
function isProvided(source: string, message: string): boolean {
  const [, name] = /^'(\w+\.\w+)' is restricted/.exec(message) ?? [];
  return name !== undefined && source.replaceAll(/\s/g, '').includes(`${name}??=`);
}

/** Without these a page only looks or feels a little different; or what is missing is a part that is not used. */
const decoration = [
  'text-size-adjust',
  'css-touch-action',
  'text-decoration',
  'css-clip-path',
  'css-masks',
  'css-resize',
];

async function findingsInScripts(): Promise<string[]> {
  const files = globSync(`${folder}/**/*.js`);
  if (files.length === 0) throw new Error(`${folder} has no scripts. Build the app first: npm run build`);
  const findings = files.map(async (file) => {
    const source = readFileSync(file, 'utf8');
    const [result] = await eslint.lintText(source);
    return (result?.messages ?? [])
      .filter(({ message }) => !isProvided(source, message))
      .map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`);
  });
  return (await Promise.all(findings)).flat();
}

/** What `@supports` guards has a fallback in front of it. */
function isGuarded(node: postcss.Node | undefined): boolean {
  if (node instanceof postcss.AtRule && node.name === 'supports') return true;
  return node !== undefined && isGuarded(node.parent);
}

async function findingsInStyles(): Promise<string[]> {
  const findings: string[] = [];
  for (const file of globSync(`${folder}/**/*.css`)) {
    const onFeatureUsage = ({ usage, message }: { usage: postcss.ChildNode; message: string }) => {
      if (!isGuarded(usage)) findings.push(`${file}  ${message.replace(/^.*?:\d+:\d+: /, '')}: ${usage.toString()}`);
    };
    const plugin = new DoIUse({ browsers: [...browsers], ignore: decoration, onFeatureUsage });
    await postcss(plugin).process(readFileSync(file, 'utf8'), { from: file });
  }
  return findings;
}

const findings = [...(await findingsInScripts()), ...(await findingsInStyles())];
for (const finding of findings) console.error(finding);
console.log(`The build for ${browsers.join(', ')}: ${findings.length} findings.`);
process.exit(findings.length === 0 ? 0 : 1);
