import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import { Translated } from './translated.tsx';

/** The mobile entry as the first screen of a visit: without the router, which loads while the borrower types. */
export function Entry({ services }: Pick<FrameProps, 'services'>) {
  return (
    <Translated language={services.language}>
      <Frame services={services} here={services.navigation.here()}>
        <MobileEntry />
      </Frame>
    </Translated>
  );
}
