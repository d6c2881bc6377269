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
  /** In percent a year, calculated from the approval. */
  readonly own: number;
  /** From the statement, where it has one. */
  readonly stated: number | undefined;
}

function useRates({ own, stated }: AprLineProps): string {
  const t = useTranslate();
  const ours = t(`From your loan approval we work out an APR of ${percent(own)} a year.`);
  return stated === undefined ? ours : `${ours} ${t(`The statement says ${percent(stated)}.`)}`;
}

export function AprLine(rates: AprLineProps) {
  return <Text size="small">{useRates(rates)}</Text>;
}

/** The two rates differ: a warning with a link to Contact us. The borrower can still continue. */
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
