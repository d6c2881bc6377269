import { globSync, readFileSync } from 'node:fs';
import DoIUse from 'doiuse';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import postcss from 'postcss';
import { browsers } from './build/browser-target.ts';
import { endCheck, runCommand, UsageError } from './command.ts';

const help = `npm run check:browsers -- [folder]   what a build needs that the oldest browsers lack; by default, dist/`;

/** Rules for a method that all these browsers support, and for iterator methods, which are named like array methods. */
const allowed = /array-prototype-findlast|no-iterator/;
/** Rules for what is newer than those browsers; the plugin `compat` has the globals of each browser. */
const tooNew = Object.keys({ ...esx.configs['flat/restrict-to-es2022'].rules }).filter((name) => !allowed.test(name));
/** Static methods of the web platform, which the plugin `compat` does not check. */
const statics = ['AbortSignal.any', 'URL.canParse', 'URL.parse', 'Response.json', 'Document.parseHTMLUnsafe'].map(
  (name) => ({ object: name.split('.')[0], property: name.split('.')[1], message: 'It is not supported.' }),
);

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    plugins: { compat, 'es-x': esx },
    rules: {
      ...Object.fromEntries(tooNew.map((name) => [name, 'error'] as const)),
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...statics],
    },
    // React and the app use these only where they exist.
    settings: {
      'es-x': { aggressive: true },
      polyfills: ['navigator.connection', 'requestIdleCallback', 'document.prerendering', 'document.wasDiscarded'],
    },
  },
});

/** Whether a script checks first that the browser has it: `typeof globalThis.AbortSignal.any`, as ky does. */
function isOptional(source: string, message: string): boolean {
  const [, name] = /^'(\w+\.\w+)' is restricted/.exec(message) ?? [];
  return source.includes(`typeof globalThis.${name}`);
}

async function scriptIssues(file: string): Promise<readonly string[]> {
  const source = readFileSync(file, 'utf8');
  const [linted] = await eslint.lintText(source);
  const missing = linted?.messages.filter(({ message }) => !isOptional(source, message)) ?? [];
  return missing.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`);
}

/** Features without which a page only looks a little different, or of which the app does not use the unsupported part. */
const ignore = ['text-size-adjust', 'css-touch-action', 'text-decoration', 'css-clip-path', 'css-masks', 'css-resize'];

/** Whether a rule is inside `@supports`, with a fallback before it. */
function isGuarded(node: postcss.Node | undefined): boolean {
  if (node instanceof postcss.AtRule && node.name === 'supports') return true;
  return node !== undefined && isGuarded(node.parent);
}

async function styleIssues(file: string): Promise<readonly string[]> {
  const issues: string[] = [];
  const onFeatureUsage = ({ usage, message }: { usage: postcss.ChildNode; message: string }) => {
    if (!isGuarded(usage)) issues.push(`${file}  ${message.replace(/^.*?:\d+:\d+: /, '')}: ${usage.toString()}`);
  };
  const plugin = new DoIUse({ browsers: [...browsers], ignore, onFeatureUsage });
  // It finds the operators of a media query only between spaces, which a build does not have.
  await postcss(plugin).process(readFileSync(file, 'utf8').replaceAll(/[<>]=?/g, ' $& '), { from: file });
  return issues;
}

await runCommand({ help, flags: {}, maxWords: 1 }, async (_flags, [folder = 'dist']) => {
  const scripts = globSync(`${folder}/**/*.js`);
  if (scripts.length === 0) throw new UsageError(`${folder} has no scripts. Build the app first: npm run build`);
  const styles = globSync(`${folder}/**/*.css`);
  const issues = await Promise.all([...scripts.map(scriptIssues), ...styles.map(styleIssues)]);
  endCheck(issues.flat(), `The build works in ${browsers.join(', ')}.`);
});
