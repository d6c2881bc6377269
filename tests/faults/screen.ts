import type { Page } from 'playwright';

/** What a borrower sees of a screen at one moment. */
export interface SeenScreen {
  readonly path: string;
  readonly heading: string;
  /** The name of the topmost dialog; '' without one. */
  readonly dialog: string;
  /** Whether a part of the screen shows that it is busy. */
  readonly busy: boolean;
  /** The names of what can be pressed or filled now, without the bar and the line that leads to /contact-us. */
  readonly actions: readonly string[];
  /** What the page shows beside the questions: messages, notices, waiting. */
  readonly words: string;
  /** The value of each named input; of a choice, the chosen one. */
  readonly values: Readonly<Record<string, string>>;
  readonly loggedIn: boolean;
  /** Whether the browser shows its error page, because it could not load ours. */
  readonly isBrowsers: boolean;
}

/** Runs in the page. */
function readScreen(): SeenScreen {
  const visible = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(visible);
  const dialog = dialogs.at(-1);
  const scope = dialog ?? document.querySelector('#root') ?? document.body;
  const controls = [...scope.querySelectorAll<HTMLElement>('button, a[href], input, select')].filter((control) => {
    const isElsewhere = control.closest('header, [inert]') !== null || control.getAttribute('href') === '/contact-us';
    return (
      !isElsewhere && visible(control) && !control.matches(':disabled, [aria-busy="true"], [aria-disabled="true"]')
    );
  });
  const named = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')];
  const values: Record<string, string> = {};
  for (const input of named) {
    const isChoice = input.type === 'radio';
    if (!isChoice || (input instanceof HTMLInputElement && input.checked)) values[input.name] = input.value;
    else values[input.name] ??= '';
  }
  const heading = [...document.querySelectorAll('h1')].find(visible)?.textContent?.trim() ?? '';
  const live = [...document.querySelectorAll('[role="status"], [role="alert"], [role="alertdialog"], [role="dialog"]')];
  const texts = live.map((part) => part.textContent?.trim());
  let loggedIn = false;
  try {
    loggedIn = localStorage.getItem('token') !== null;
  } catch {
    // The browser's error page has no storage.
  }
  return {
    path: location.pathname,
    heading,
    dialog: dialog ? (dialog.querySelector('h2')?.textContent ?? dialog.getAttribute('aria-label') ?? 'dialog') : '',
    busy: [...document.querySelectorAll('[aria-busy="true"]')].some(visible),
    actions: controls.map((control) => control.innerText || control.getAttribute('name') || control.tagName),
    // Before it has a heading, the page shows that it is opening.
    words: heading === '' ? document.body.innerText.trim() : texts.join(' ').trim(),
    values,
    loggedIn,
    isBrowsers: location.protocol === 'chrome-error:',
  };
}

/** Reads the screen of a page; again if the page navigates meanwhile. */
export async function seeScreen(page: Page): Promise<SeenScreen> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(readScreen);
    } catch (error) {
      if (tries === 20 || page.isClosed()) throw error;
      await page.waitForTimeout(50);
    }
  }
}
