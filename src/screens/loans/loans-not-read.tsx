import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

/** §8 'Failed to load loans data' is not visible: these are words of our own. */
export function LoansNotRead({ rest, reading, onTry }: { rest: string; reading: boolean; onTry(): void }) {
  return (
    <>
      <Note tone="danger" role="status">
        We could not load your loans. {rest}
      </Note>
      <Button variant="second" busy={reading} onClick={onTry}>
        Try again
      </Button>
    </>
  );
}
