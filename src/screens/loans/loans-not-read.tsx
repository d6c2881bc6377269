import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useSay } from '#ui/say.ts';

/** §8 'Failed to load loans data' is not visible: these are words of our own. */
export function LoansNotRead({ rest, reading, onTry }: { rest: string; reading: boolean; onTry(): void }) {
  const say = useSay();
  return (
    <>
      <Note tone="danger" role="status">
        {say('We could not load your loans.')} {say(rest)}
      </Note>
      <Button variant="second" busy={reading} onClick={onTry}>
        {say('Try again')}
      </Button>
    </>
  );
}
