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
  const { supportPhone, supportEmail } = useServices().settings;
  const { loggedIn } = useFacts();
  return (
    <ScreenFrame screen={contactUs} tone="quiet" tabs={loggedIn && <TabNavigation links={contactUs.links} />}>
      <LinkList>
        <a href={`tel:${supportPhone}`} className={linkRowClass}>
          <LinkRow icon="phone" label={t('Call us')}>
            {supportPhone}
          </LinkRow>
        </a>
        <a href={`mailto:${supportEmail}`} className={linkRowClass}>
          <LinkRow icon="mail" label={t('Write to us')}>
            {supportEmail}
          </LinkRow>
        </a>
      </LinkList>
      <Text size="small">{t('Keep your loan number ready. We will never ask for your OTP.')}</Text>
      <GrievanceOfficer />
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

/** Has the same e-mail and phone as support: the settings have no others. */
function GrievanceOfficer() {
  const t = useTranslate();
  const { supportPhone, supportEmail } = useServices().settings;
  return (
    <Stack gap={3}>
      <Heading size="small">{t('Grievance officer')}</Heading>
      <Text size="small">
        {t('Not satisfied with our answer? Write to our grievance officer, or call and ask for them.')}
      </Text>
      <LinkList>
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('For the grievance officer'))}`}
          className={linkRowClass}
        >
          <LinkRow icon="mail" label={t('Write to the grievance officer')}>
            {supportEmail}
          </LinkRow>
        </a>
        <a href={`tel:${supportPhone}`} className={linkRowClass}>
          <LinkRow icon="phone" label={t('Call the grievance officer')}>
            {supportPhone}
          </LinkRow>
        </a>
      </LinkList>
    </Stack>
  );
}
