import { screenBack } from '#engine/back.ts';
import { TabNavigation } from '#screens/home/tab-navigation.tsx';
import { useFacts } from '#session/session-context.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { useSettings } from '#steps/settings-context.ts';
import { textLinkClass } from '#ui/link.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { Text } from '#ui/text.tsx';
import styles from './contact-us.module.css';

export function ContactUs() {
  const { supportPhone, supportEmail } = useSettings();
  const { loggedIn } = useFacts();
  return (
    <ScreenFrame
      route="/contact-us"
      section="Contact us"
      back={screenBack['/contact-us']}
      tone="quiet"
      tabs={loggedIn && <TabNavigation />}
    >
      <LinkList>
        <a href={`tel:${supportPhone}`} className={linkRowClass}>
          <LinkRow icon="phone" label="Call us">
            {supportPhone}
          </LinkRow>
        </a>
        <a href={`mailto:${supportEmail}`} className={linkRowClass}>
          <LinkRow icon="mail" label="Write to us">
            {supportEmail}
          </LinkRow>
        </a>
      </LinkList>
      <Text size="small">Keep your loan number ready. We will never ask for your OTP.</Text>
      {loggedIn && (
        <p className={styles.leave}>
          <RouteLink to="/logout" className={textLinkClass}>
            Log out
          </RouteLink>
        </p>
      )}
    </ScreenFrame>
  );
}
