import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Inline, Stack } from '#ui/layout/stack.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './statement.module.css';

/* The keyboard scrolls a wide table. */
const reachable = { tabIndex: 0 };

const title = 'Key Fact Statement';

/** The statement as a page that opens without the app. */
const asPage = (statement: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:40em;margin:1em auto;padding:0 1em;font-family:sans-serif}table{width:100%;border-collapse:collapse}
th,td{padding:.4em;border-bottom:1px solid;text-align:start;vertical-align:top}</style></head>
<body><h1>${title}</h1>${statement}</body></html>`;

function download(statement: string): void {
  const href = URL.createObjectURL(new Blob([asPage(statement)], { type: 'text/html' }));
  Object.assign(document.createElement('a'), { href, download: 'key-fact-statement.html' }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** §15: the sanitised statement, `children`, then Print and Download. */
export function Statement({ content, children }: { content: DocumentFragment; children: ReactNode }) {
  const t = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => region.current?.replaceChildren(content.cloneNode(true)), [content]);
  return (
    <Stack gap={2}>
      <section aria-label={t(title)} {...reachable} className={styles.statement}>
        <div ref={region} lang="en-IN" className={styles.content} />
      </section>
      {children}
      <Inline gap={5}>
        <Button variant="link" icon="doc" onClick={() => print()}>
          {t('Print')}
        </Button>
        <Button variant="link" icon="download" onClick={() => download(region.current?.innerHTML ?? '')}>
          {t('Download')}
        </Button>
      </Inline>
    </Stack>
  );
}
