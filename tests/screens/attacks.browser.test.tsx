import cases from 'dompurify-cases/test/fixtures/expect.js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { allowedUrl } from '#app/allowed-url.ts';
import { digilockerReturn, rekycMessages } from '#contract/kyc.ts';
import { dashboardCall } from '#contract/login.ts';
import { Statement } from '#screens/bank/term-condition/statement.tsx';
import { sanitise } from '#screens/bank/term-condition/statement-html.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { stage } from './stage.tsx';

// DOMPurify's public test cases in every text that the app shows from a server or from an address.

/** Newer attacks on a sanitiser, by markup that is parsed differently a second time, in another namespace, or in another document. */
const newer = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<a href="&#x6a;avascript&colon;alert(1)">a</a><a href="data:text/html,<script>alert(1)</script>">b</a>',
  `${'<div>'.repeat(600)}<table><caption><svg><title><style><img src=x onerror=alert(1)></style>`,
  '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
  '<p is="x-app" slot="a" part="b" popover anchor=c onbeforetoggle=alert(1)>a</p>',
  '</title></textarea></style></noscript></template><img src=x onerror=alert(1)>',
];
const payloads = [...cases.map(({ payload }) => payload), ...newer];

const elements =
  /^(a|abbr|b|blockquote|br|caption|col|colgroup|d[dlt]|div|em|h[2-6]|hr|i|li|ol|p|pre|s|small|span|strong|su[bp]|t(able|body|d|foot|h|head|r)|ul?)$/;
const attributes = /^(colspan|rowspan|scope|start|title)$/;
const html = 'http://www.w3.org/1999/xhtml';

/** The elements and attributes that a statement must not contain. */
function disallowed(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const { localName, namespaceURI } = element;
    const isAllowed = namespaceURI === html && elements.test(localName);
    const others = Array.from(element.attributes).filter(
      ({ name, value }) => !(attributes.test(name) || (name === 'href' && /^(mailto|tel):/i.test(value))),
    );
    return [...(isAllowed ? [] : [localName]), ...others.map(({ name, value }) => `${localName} ${name}=${value}`)];
  });
}

const executed = vi.fn();

beforeEach(() => {
  executed.mockClear();
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    vi.spyOn(window, name).mockImplementation(executed);
  onTestFinished(async () => {
    // Waits for a picture, because everything that a payload loads comes before it.
    const picture = new Image();
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    await picture.decode();
    expect(executed).not.toHaveBeenCalled();
  });
});

/** Expects that the page of the app has no element that a text could have created. */
function expectNoMarkup() {
  const made = document.body.querySelectorAll(
    'script, style, iframe, object, embed, img, video, audio, math, [onerror]',
  );
  expect(Array.from(made, ({ outerHTML }) => outerHTML)).toEqual([]);
}

test('a statement, and the page of it that a borrower keeps, contain only allowed markup', async () => {
  const kept: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((page) => {
    if (page instanceof Blob) kept.push(page.text());
    return '#kept';
  });
  const show = (payload: string) => <Statement content={sanitise(payload)}>{null}</Statement>;
  const { getByRole, rerender } = await render(show(''));
  const region = getByRole('region', { name: 'Key Fact Statement' }).element();
  const download = getByRole('button', { name: 'Download' }).element();
  for (const payload of payloads) {
    await rerender(show(payload));
    const content = region.querySelector('[lang]');
    expect(content && disallowed(content), payload).toEqual([]);
    if (download instanceof HTMLElement) download.click();
  }
  const pages = await Promise.all(kept);
  expect(pages).toHaveLength(payloads.length);
  for (const [index, page] of pages.entries()) {
    const parsed = new DOMParser().parseFromString(page, 'text/html');
    parsed.body.querySelector('h1')?.remove();
    expect(disallowed(parsed.body), payloads[index]).toEqual([]);
    expect(parsed.head.children).toHaveLength(4);
  }
});

test('a message of the server is shown as text', async () => {
  const message = payloads.join('\n');
  const { getByRole } = await stage({
    at: '/pan-not-linked',
    script: (api) => api.refuses(rekycMessages, 400, message),
  });
  await expect.element(getByRole('alertdialog')).toBeVisible();
  const shown = getByRole('alertdialog').element().textContent ?? '';
  expect(payloads.filter((payload) => !shown.includes(payload))).toEqual([]);
  expectNoMarkup();
});

test('a name is shown as text', async () => {
  // Without spaces, because only two words of a name are shown. Between attributes a slash does the same as a space.
  const name = payloads.join('').replaceAll(/\s+/g, '/');
  const { getByRole } = await stage({
    at: '/home',
    script: (api) => api.answers(dashboardCall, { data: { customer_details: { name } } }),
  });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(`Hi, ${name}`);
  expectNoMarkup();
});

test('a parameter of an address creates no markup, and leads to no other site', async () => {
  const query = new URLSearchParams(
    ['mobile_no', 'utm_source', 'referrer', 'click_id', 'code', 'state', 'error', 'token', 'x'].map((name) => [
      name,
      payloads.join(''),
    ]),
  );
  for (const arrival of [{ at: `/?${query}`, screen: MobileEntry }, { at: `/digilocker-verify?${query}` }]) {
    const { left, getByRole, unmount } = await stage({
      ...arrival,
      answered: [digilockerReturn],
      leadsTo: '/loan-purpose',
    });
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
    expect(left).toEqual([]);
    expectNoMarkup();
    await unmount();
  }
  const addresses = payloads.flatMap((payload) => [payload, /href=["']?([^"'>]+)/.exec(payload)?.[1] ?? payload]);
  const followed = addresses.map((address) => allowedUrl(address, location.origin, []) ?? location.origin);
  expect(followed.filter((url) => !url.startsWith(location.origin))).toEqual([]);
});
