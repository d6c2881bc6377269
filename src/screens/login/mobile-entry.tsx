import { Fragment, useId } from 'react';
import { useArrival } from '#steps/arrival.ts';
import { useQuiet } from '#steps/quiet-context.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Facts } from '#ui/facts.tsx';
import { Hero } from '#ui/hero.tsx';
import { textLinkClass } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import { Points } from '#ui/points.tsx';
import { ContactLine } from '#ui/reassurance.tsx';
import { Rows } from '#ui/rows.tsx';
import { Stack } from '#ui/stack.tsx';
import { Heading } from '#ui/text.tsx';
import styles from './mobile-entry.module.css';
import { MobileForm } from './mobile-form.tsx';
import { offer } from './offer.ts';

/** Line by line, so that a headline breaks where its sense does. */
function lines(texts: readonly string[]) {
  return texts.map((text, place) => (
    <Fragment key={text}>
      {place > 0 && <br />}
      {text}
    </Fragment>
  ));
}

export function MobileEntry() {
  const heading = useArrival(offer.title.join(' '));
  const quiet = useQuiet();
  const whoId = useId();
  return (
    <Hero ref={heading} title={lines(offer.title)} text={lines(offer.text)}>
      {quiet && (
        <Note tone="danger" role="status">
          {quiet}
        </Note>
      )}
      <MobileForm />
      <Facts items={offer.facts} />
      <section aria-labelledby={whoId}>
        <Stack gap={3}>
          <Heading id={whoId} size="small" className={styles.who}>
            Who can apply
          </Heading>
          <Points size="small" items={offer.whoCanApply.map((text) => ({ text, icon: 'check' }))} />
        </Stack>
      </section>
      <Disclosure summary="Fees and charges">
        <Stack gap={3}>
          <Rows lined items={offer.fees} />
          <Note tone="neutral">{offer.example}</Note>
        </Stack>
      </Disclosure>
      <ContactLine className={styles.contact}>
        <RouteLink to="/contact-us" handover={{ back: '/' }} className={textLinkClass}>
          Contact us
        </RouteLink>
      </ContactLine>
    </Hero>
  );
}
