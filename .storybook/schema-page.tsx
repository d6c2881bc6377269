import { SyntaxHighlighter } from 'storybook/internal/components';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import type { Step } from '#engine/step.ts';
import styles from './pages.module.css';
import { stepStory } from './story-ids.ts';

/** The text of a schema, and its file. */
export interface SchemaText {
  readonly file: string;
  readonly text: string;
}

/** A schema beside the screen that is drawn from it. */
export function SchemaPage({ step, file, text }: SchemaText & { step: Step }) {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const language = file.endsWith('.json') ? 'json' : 'typescript';
  return (
    <main className={styles.schema}>
      <section className={styles.source} aria-label="Schema">
        <h1>{file}</h1>
        <ThemeProvider theme={convert(themes[theme])}>
          <SyntaxHighlighter language={language} copyable format={false} padded>
            {text}
          </SyntaxHighlighter>
        </ThemeProvider>
      </section>
      <iframe
        className={styles.phone}
        title={step.title}
        src={`./iframe.html?id=${stepStory(step.route)}&viewMode=story&globals=theme:${theme}`}
      />
    </main>
  );
}
