import { percent } from '#engine/apr.ts';
import { handoverTo } from '#engine/handover.ts';
import { useHandover } from '#steps/handover.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { textLinkClass } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import { useSay } from '#ui/say.ts';
import { Text } from '#ui/text.tsx';

interface AprLineProps {
  /** In percent a year, worked out from the approval. */
  readonly own: number;
  /** What the statement says, where it can be read from it. */
  readonly stated: number | undefined;
}

function useRates({ own, stated }: AprLineProps): string {
  const say = useSay();
  const ours = say(`From your loan approval we work out an APR of ${percent(own)} a year.`);
  return stated === undefined ? ours : `${ours} ${say(`The statement says ${percent(stated)}.`)}`;
}

/** Lets the borrower compare. */
export function AprLine(rates: AprLineProps) {
  return <Text size="small">{useRates(rates)}</Text>;
}

/** The two rates are not the same: said plainly, with a way to ask; it holds nobody up. */
export function AprWarning(rates: AprLineProps) {
  const say = useSay();
  return (
    <Note tone="warning" role="status">
      <p>{`${useRates(rates)} ${say('Please ask us why before you agree.')}`}</p>
      <RouteLink to="/contact-us" handover={handoverTo('/term-condition', useHandover())} className={textLinkClass}>
        {say('Contact us')}
      </RouteLink>
    </Note>
  );
}
