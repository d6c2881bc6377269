import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts, useServices } from '#screen/services.ts';
import { TabNavigation } from '#screen/tab-navigation.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/actions/link-list.tsx';
import type { IconName } from '#ui/brand/icon.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './contact-us.module.css';
import { contactUs } from './screen.ts';

export function ContactUs() {
  const t = useTranslate();
  const { loggedIn } = useFacts();
  const { supportPhone, supportEmail } = useServices().settings;
  const call = { icon: 'phone', value: supportPhone, href: `tel:${supportPhone}` } as const;
  const mail = { icon: 'mail', value: supportEmail, href: `mailto:${supportEmail}` } as const;
  const subject = encodeURIComponent(t('For the grievance officer'));
  return (
    <ScreenFrame screen={contactUs} tone="quiet" tabs={loggedIn && <TabNavigation />}>
      <LinkList>
        <Contact {...call} label={t('Call us')} />
        <Contact {...mail} label={t('Write to us')} />
      </LinkList>
      <Text size="small">{t('Keep your loan number ready. We will never ask for your OTP.')}</Text>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading size="small">{t('Grievance officer')}</Heading>
          <Text size="small">
            {t('Not satisfied with our answer? Write to our grievance officer, or call and ask for them.')}
          </Text>
        </Stack>
        {/* The e-mail and phone of support: the settings have no others. */}
        <LinkList>
          <Contact {...mail} label={t('Write to the grievance officer')} href={`${mail.href}?subject=${subject}`} />
          <Contact {...call} label={t('Call the grievance officer')} />
        </LinkList>
      </Stack>
      {loggedIn && (
        <p className={styles.logout}>
          <RouteLink to={contactUs.links.logout} data-event={contactUs.events.log_out}>
            {t('Log out')}
          </RouteLink>
        </p>
      )}
    </ScreenFrame>
  );
}

function Contact({ icon, label, value, href }: { icon: IconName; label: string; value: string; href: string }) {
  return (
    <a href={href} className={linkRowClass}>
      <LinkRow icon={icon} label={label}>
        {value}
      </LinkRow>
    </a>
  );
}
