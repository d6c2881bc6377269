interface Named {
  readonly name: string;
  readonly version: string;
}

/** From the top: a later name also stands in the user agents of those above it. */
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['UC Browser', /UCBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const systems: readonly (readonly [name: string, version: RegExp])[] = [
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /(?:Linux|CrOS)()/],
];

function named(list: typeof browsers, userAgent: string): Named {
  for (const [name, version] of list) {
    const found = version.exec(userAgent);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

/** The browser a user agent names. */
export const browserOf = (userAgent: string): Named => named(browsers, userAgent);

/** The operating system a user agent names. */
export const systemOf = (userAgent: string): Named => named(systems, userAgent);
