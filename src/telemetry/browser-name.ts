type Patterns = readonly (readonly [name: string, version: RegExp])[];

/** The first match counts: user agents also contain the names further down. */
const browsers: Patterns = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['UC Browser', /UCBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const systems: Patterns = [
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /(?:Linux|CrOS)()/],
];

function findName(patterns: Patterns, userAgent: string): readonly [name: string, version: string] {
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(userAgent);
    if (match) return [name, (match[1] ?? '').replaceAll('_', '.')];
  }
  return ['unknown', ''];
}

/** The names and versions of the browser and the operating system in a user agent. */
export function browserNames(userAgent: string) {
  const [browser_name, browser_version] = findName(browsers, userAgent);
  const [os_name, os_version] = findName(systems, userAgent);
  return { browser_name, browser_version, os_name, os_version };
}
