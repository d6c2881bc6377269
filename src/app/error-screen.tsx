import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Page, TitleBlock } from '#ui/page.tsx';

const chunkFault = /dynamically imported module|Importing a module script failed|ChunkLoadError|Loading chunk/;

/** §8: a chunk that did not load, or the router's default page. Never blank, and always with a way on. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const words = error instanceof Error ? error.message : String(error);
  const chunk = chunkFault.test(words);
  return (
    <Page foot={<Button onClick={() => location.reload()}>Reload</Button>}>
      <TitleBlock
        title={chunk ? 'This part did not load' : 'Unexpected Application Error!'}
        subtitle={
          chunk ? 'Your connection may be weak. Your answers are kept.' : 'Your answers are kept. Reload to go on.'
        }
      />
      <Note tone="neutral" role="alert">
        {words}
      </Note>
    </Page>
  );
}
