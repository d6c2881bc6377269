import { storyIds } from 'virtual:story-ids';
import { use } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import type { Step } from '#engine/step.ts';
import styles from './pages.module.css';

const files = import.meta.glob<string>(['../schemas/*.{ts,json}', '!../schemas/step.schema.json'], {
  query: '?raw',
  import: 'default',
});

/** One promise for each schema, as `use` needs it. */
const sources = new Map<string, Promise<string>>();

const formOf = ({ route }: Step) => (`../schemas${route}.json` in files ? 'json' : 'ts');

function sourceOf(step: Step): Promise<string> {
  const { route } = step;
  const source = sources.get(route) ?? files[`../schemas${route}.${formOf(step)}`]?.() ?? Promise.resolve('');
  sources.set(route, source);
  return source;
}

const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** A schema beside the screen that is drawn from it. */
export function SchemaPage({ step }: { step: Step }) {
  const source = use(sourceOf(step));
  return (
    <main className={styles.schema}>
      <section className={styles.source} aria-label="Schema">
        <h1>
          schemas{step.route}.{formOf(step)}
        </h1>
        <ThemeProvider theme={convert(themes[theme()])}>
          <SyntaxHighlighter language={formOf(step) === 'json' ? 'json' : 'typescript'} copyable format={false} padded>
            {source}
          </SyntaxHighlighter>
        </ThemeProvider>
      </section>
      <iframe
        className={styles.phone}
        title={step.title}
        src={`./iframe.html?id=${storyIds[step.route]}&viewMode=story&globals=theme:${theme()}`}
      />
    </main>
  );
}
