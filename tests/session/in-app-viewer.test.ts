import { expect, test } from 'vitest';
import { isInAppViewer } from '#session/in-app-viewer.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 13; Redmi 12) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [true, 'Instagram', `${phone} Mobile/21E219 Instagram 325.0.3.34.90`],
  [true, 'Facebook', `${phone} Mobile/21E219 [FBAN/FBIOS;FBAV/456.0]`],
  [true, "an app's own view on an iPhone", `${phone} Mobile/21E219`],
  [true, "an app's own view on an iPad", `${phone.replaceAll('iPhone', 'iPad')} Mobile/21E219`],
  [true, "an app's own view on Android", `${android.replace('12)', '12; wv)')} Version/4.0 Chrome/122.0 Safari/537.36`],
  [false, 'the home screen of an iPhone', `${phone} Mobile/21E219`, true],
  [false, 'Chrome on Android', `${android} Chrome/122.0.0.0 Mobile Safari/537.36`],
  [false, 'Safari on an iPhone', `${phone} Version/17.4 Mobile/15E148 Safari/604.1`],
  [false, 'Chrome on an iPhone', `${phone} CriOS/122.0.6261.89 Mobile/15E148 Safari/604.1`],
  [false, 'Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:123.0) Gecko/20100101 Firefox/123.0'],
])('is the viewer of another app: %s, for %s', (isViewer, _app, userAgent, standalone = false) => {
  expect(isInAppViewer({ userAgent, standalone })).toBe(isViewer);
});
