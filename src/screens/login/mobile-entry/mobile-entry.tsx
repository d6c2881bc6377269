import { useId } from 'react';
import { offer } from '#screen/offer.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { usePageMessage } from '#screen/services.ts';
import { useScreenTitle } from '#screen/use-screen-title.ts';
import { Hero } from '#ui/brand/hero.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Points } from '#ui/content/points.tsx';
import { Heading } from '#ui/content/text.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import { PageMessage } from '#ui/messages/page-message.tsx';
import { ContactLine } from '#ui/messages/reassurance.tsx';
import { useTranslate } from '#ui/translate.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './mobile-entry.module.css';
import { MobileForm } from './mobile-form.tsx';
import { mobileEntry } from './screen.ts';

export function MobileEntry() {
  const t = useTranslate();
  // Line by line, so that a headline breaks at a phrase.
  const lines = (texts: typeof offer.title | typeof offer.text) => texts.map((text) => t(text)).join('\n');
  const title = lines(offer.title);
  const heading = useScreenTitle(title);
  const message = usePageMessage();
  const whoId = useId();
  return (
    <Hero ref={heading} title={title} text={lines(offer.text)} trailing={<LanguageChoice />}>
      {message && <PageMessage>{message}</PageMessage>}
      <MobileForm />
      <Facts items={offer.facts.map(({ icon, label, value }) => ({ icon, label: t(label), value: t(value) }))} />
      <Stack>
        <section aria-labelledby={whoId}>
          <Stack gap={3}>
            <Heading id={whoId} size="small">
              {t('Who can apply')}
            </Heading>
            <Points size="small" items={offer.whoCanApply.map((text) => ({ text: t(text), icon: 'check' }))} />
          </Stack>
        </section>
        <Disclosure summary={t('Fees and charges')}>
          <Stack gap={3}>
            <DescriptionList
              lined
              items={offer.fees.map(({ label, value }) => ({ label: t(label), value: t(value) }))}
            />
            <Note tone="neutral">{t(offer.example)}</Note>
          </Stack>
        </Disclosure>
      </Stack>
      <ContactLine className={styles.contact}>
        <RouteLink to={mobileEntry.links.contactUs} back={mobileEntry.route}>
          {t('Contact us')}
        </RouteLink>
      </ContactLine>
    </Hero>
  );
}
