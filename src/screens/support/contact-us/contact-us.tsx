import { msg, type Translatable } from '#languages/message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts, useServices } from '#screen/services.ts';
import { TabNavigation } from '#screen/tab-navigation.tsx';
import { textLinkClass } from '#ui/actions/link.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/actions/link-list.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './contact-us.module.css';
import { contactUs } from './screen.ts';

export function ContactUs() {
  const t = useTranslate();
  const { loggedIn } = useFacts();
  return (
    <ScreenFrame screen={contactUs} tone="quiet" tabs={loggedIn && <TabNavigation links={contactUs.links} />}>
      <LinkList>
        <Phone label={msg('Call us')} />
        <Mail label={msg('Write to us')} />
      </LinkList>
      <Text size="small">{t('Keep your loan number ready. We will never ask for your OTP.')}</Text>
      <Stack gap={3}>
        <Heading size="small">{t('Grievance officer')}</Heading>
        <Text size="small">
          {t('Not satisfied with our answer? Write to our grievance officer, or call and ask for them.')}
        </Text>
        {/* The e-mail and phone of support: the settings have no others. */}
        <LinkList>
          <Mail label={msg('Write to the grievance officer')} subject={t('For the grievance officer')} />
          <Phone label={msg('Call the grievance officer')} />
        </LinkList>
      </Stack>
      {loggedIn && (
        <p className={styles.logout}>
          <RouteLink to={contactUs.links.logout} className={textLinkClass} data-event={contactUs.events.logout}>
            {t('Log out')}
          </RouteLink>
        </p>
      )}
    </ScreenFrame>
  );
}

function Phone({ label }: { label: Translatable }) {
  const { supportPhone } = useServices().settings;
  return (
    <a href={`tel:${supportPhone}`} className={linkRowClass}>
      <LinkRow icon="phone" label={useTranslate()(label)}>
        {supportPhone}
      </LinkRow>
    </a>
  );
}

function Mail({ label, subject }: { label: Translatable; subject?: string }) {
  const { supportEmail } = useServices().settings;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${supportEmail}${query}`} className={linkRowClass}>
      <LinkRow icon="mail" label={useTranslate()(label)}>
        {supportEmail}
      </LinkRow>
    </a>
  );
}
