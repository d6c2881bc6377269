import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import type { AppLanguage } from './language.ts';
import { Translated } from './translated.tsx';

export interface EntryProps extends Pick<FrameProps, 'services'> {
  readonly language: Pick<AppLanguage, 'store'>;
}

/** The mobile entry as the first screen of a visit: without the router, which loads while the borrower types. */
export function Entry({ services, language }: EntryProps) {
  return (
    <Translated language={language}>
      <Frame services={services} here={services.navigation.here()}>
        <MobileEntry />
      </Frame>
    </Translated>
  );
}
