import { percent } from '#engine/apr.ts';
import { routeStateTo } from '#engine/back.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRouteState } from '#screen/route-state.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { Text } from '#ui/content/text.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import { termCondition } from './screen.ts';

interface AprLineProps {
  /** In percent a year, worked out from the approval. */
  readonly own: number;
  /** What the statement says, where it can be read from it. */
  readonly stated: number | undefined;
}

function useRates({ own, stated }: AprLineProps): string {
  const t = useTranslate();
  const ours = t(`From your loan approval we work out an APR of ${percent(own)} a year.`);
  return stated === undefined ? ours : `${ours} ${t(`The statement says ${percent(stated)}.`)}`;
}

/** Lets the borrower compare. */
export function AprLine(rates: AprLineProps) {
  return <Text size="small">{useRates(rates)}</Text>;
}

/** The two rates are not the same: said plainly, with a way to ask; it holds nobody up. */
export function AprWarning(rates: AprLineProps) {
  const t = useTranslate();
  return (
    <Note tone="warning" role="status">
      <p>{`${useRates(rates)} ${t('Please ask us why before you agree.')}`}</p>
      <RouteLink
        to={termCondition.links.contactUs}
        routeState={routeStateTo(termCondition.route, useRouteState())}
        className={textLinkClass}
      >
        {t('Contact us')}
      </RouteLink>
    </Note>
  );
}
