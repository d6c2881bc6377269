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
import { QuietAlert } from '#ui/quiet-alert.tsx';
import { ContactLine } from '#ui/reassurance.tsx';
import { Rows } from '#ui/rows.tsx';
import { useSay } from '#ui/say.ts';
import { Stack } from '#ui/stack.tsx';
import { Heading } from '#ui/text.tsx';
import { LanguageChoice } from './language-choice.tsx';
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
  const say = useSay();
  const heading = useArrival(offer.title.map(say).join(' '));
  const quiet = useQuiet();
  const whoId = useId();
  return (
    <Hero
      ref={heading}
      title={lines(offer.title.map(say))}
      text={lines(offer.text.map(say))}
      trailing={<LanguageChoice />}
    >
      {quiet && <QuietAlert>{quiet}</QuietAlert>}
      <MobileForm />
      <Facts items={offer.facts.map(({ icon, label, value }) => ({ icon, label: say(label), value: say(value) }))} />
      <section aria-labelledby={whoId}>
        <Stack gap={3}>
          <Heading id={whoId} size="small" className={styles.who}>
            {say('Who can apply')}
          </Heading>
          <Points size="small" items={offer.whoCanApply.map((text) => ({ text: say(text), icon: 'check' }))} />
        </Stack>
      </section>
      <Disclosure summary={say('Fees and charges')}>
        <Stack gap={3}>
          <Rows lined items={offer.fees.map(({ label, value }) => ({ label: say(label), value: say(value) }))} />
          <Note tone="neutral">{say(offer.example)}</Note>
        </Stack>
      </Disclosure>
      <ContactLine className={styles.contact}>
        <RouteLink to="/contact-us" handover={{ back: '/' }} className={textLinkClass}>
          {say('Contact us')}
        </RouteLink>
      </ContactLine>
    </Hero>
  );
}
