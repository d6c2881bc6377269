import { expect, test } from 'vitest';
import { browserNames } from '#telemetry/browser-name.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; Redmi 12) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome 122.0 on Android 13', `${android} Chrome/122.0 Mobile Safari/537.36`],
  ['Opera 79.0 on Android 13', `${android} Chrome/121.0 Mobile Safari/537.36 OPR/79.0`],
  ['Samsung Internet 24.0 on Android 13', `${android} SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36`],
  ['UC Browser 13.4 on Android 13', `${android} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`],
  ['Safari 17.4 on iOS 17.4', `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Chrome 122.0 on iOS 17.4', `${iPhone} CriOS/122.0 Mobile/15E148 Safari/604.1`],
  ['Firefox 123.0 on iOS 17.4', `${iPhone} FxiOS/123.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge 122.0 on Windows 10.0', `${windows} Chrome/122.0 Safari/537.36 Edg/122.0`],
  ['Safari 17.4 on macOS 10.15.7', `${mac} Version/17.4 Safari/605.1.15`],
  ['Firefox 123.0 on Linux ', 'Mozilla/5.0 (X11; Linux x86_64; rv:123.0) Gecko/20100101 Firefox/123.0'],
  ['unknown  on unknown ', 'curl/8.5'],
])('names %s', (names, userAgent) => {
  const { browser_name, browser_version, os_name, os_version } = browserNames(userAgent);
  expect(`${browser_name} ${browser_version} on ${os_name} ${os_version}`).toBe(names);
});
