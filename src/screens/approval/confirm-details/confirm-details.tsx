import { useRef, useState } from 'react';
import { stay, withEvents } from '#engine/outcome.ts';
import { useOnce } from '#screen/once.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts, useSession } from '#session/session-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/actions/link-list.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useSay } from '#ui/say.ts';
import styles from './confirm-details.module.css';
import type { Row, Values } from './details.ts';
import { rowsOf, valuesOf } from './details.ts';
import { confirmDetails } from './screen.ts';
import { useOnePage } from './use-one-page.ts';
import { useRepeatCheck } from './use-repeat-check.ts';

export function ConfirmDetails() {
  const say = useSay();
  const { known, failed, reading, again } = useOnePage();
  const { answers } = useFacts();
  if (known && !reading) return <Summary values={valuesOf(known, answers)} isOld={failed} />;
  return (
    <ScreenFrame
      screen={confirmDetails}
      tone="quiet"
      foot={failed && !reading && <Button onClick={again}>{say('Try again')}</Button>}
    >
      {failed && !reading ? (
        <Note tone="danger">{say('We could not read your details.')}</Note>
      ) : (
        <SkeletonScreen label={say('Reading your details')}>
          <Skeleton shape="box" height={580} />
        </SkeletonScreen>
      )}
    </ScreenFrame>
  );
}

function Summary({ values, isOld }: { values: Values; isOld: boolean }) {
  const say = useSay();
  const { run } = useRun();
  const check = useRepeatCheck();
  const list = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState(false);
  const rows = rowsOf(values);
  const missing = rows.filter((row) => row.missing);

  const [busy, goOn] = useOnce(async () => {
    void run(withEvents([{ event: 'one_page_continue_clk' }], stay()));
    if (missing.length === 0) return check(values);
    setTold(true);
    list.current?.querySelector<HTMLElement>('a[data-missing]')?.focus();
    return 'stayed';
  });
  return (
    <ScreenFrame
      screen={confirmDetails}
      tone="quiet"
      foot={
        <Button busy={busy} onClick={goOn}>
          {say('Continue')}
        </Button>
      }
    >
      {isOld && (
        <Note tone="danger" role="status">
          {say('We could not read your details. This is what we read before.')}
        </Note>
      )}
      {told && missing.length > 0 && (
        <Note tone="danger" role="alert">
          {say(`Please add: ${missing.map(({ label }) => say(label)).join(', ')}.`)}
        </Note>
      )}
      <div ref={list}>
        <LinkList>
          {rows.map((row) => (
            <DetailLink key={row.route} {...row} />
          ))}
        </LinkList>
      </div>
    </ScreenFrame>
  );
}

function DetailLink({ label, route, local, offered, known, value, missing }: Row) {
  const say = useSay();
  const session = useSession();
  const shown = offered ? say(value) : value;
  // The question opens with what stands here, whoever knew it.
  const keep = () => local && known && session.keepAnswers({ [local]: known });
  return (
    <RouteLink
      to={route}
      onClick={keep}
      routeState={{ back: '/confirm-details' }}
      className={linkRowClass}
      data-missing={missing || undefined}
    >
      <LinkRow label={say(label)}>{shown || <span className={styles.add}>{say('Add')}</span>}</LinkRow>
    </RouteLink>
  );
}
