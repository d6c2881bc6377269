import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resizeWindow } from '#tests/resize-window.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/link.tsx';
import { Hero } from '#ui/brand/hero.tsx';
import { Points } from '#ui/content/points.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { Reassurance } from '#ui/messages/reassurance.tsx';
import { UiProvider } from '#ui/ui-state.tsx';
import { linesOf, setText } from '../large-text.ts';

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test.for([{}, { size: 'small' }] as const)('the icon of a point is level with its text: %o', async (size) => {
  const { getByText } = await render(<Points {...size} items={[{ text: 'Stand in good light', icon: 'sun' }]} />);
  const text = getByText('Stand in good light').element();
  const [icon, line] = [boxOf(text.previousElementSibling), boxOf(text)];
  expect(icon.top + icon.height / 2).toBe(line.top + line.height / 2);
});

test('the lines of a title have room for the vowel signs of any language of India', async () => {
  const { container } = await render(<TitleBlock title="तुमचा पगार कधी येतो?" />);
  const heightIn = (lang: string) => {
    document.documentElement.lang = lang;
    return boxOf(container.querySelector('h1')).height;
  };
  expect(['en-IN', 'hi', 'mr', 'ta'].map(heightIn)).toEqual([32, 36, 36, 36]);
});

test('a dialog without details has its button 20 pixels below the text', async () => {
  const text = 'Something went wrong on the server.';
  await render(
    <Dialog open tone="danger" title="Internal Server Error" text={text} actions={<Button>OK</Button>}>
      {undefined}
      {undefined}
    </Dialog>,
    { wrapper: UiProvider },
  );
  const button = page.getByRole('button', { name: 'OK' });
  await expect.element(button).toBeVisible();
  expect(boxOf(button.element()).top - boxOf(page.getByText(text).element()).bottom).toBe(20);
});

/** How far the focus ring of an element reaches over its box. */
function ringOf(element: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  return parseFloat(outlineOffset) + parseFloat(outlineWidth);
}

test('the focus ring of Back is whole in a window 320 wide', async () => {
  await resizeWindow(320, 640);
  await render(<Page bar={<TopBar title="About you" onBack={() => {}} />}>{undefined}</Page>);
  await userEvent.tab();
  const back = page.getByRole('button', { name: 'Back' });
  await expect.element(back).toHaveFocus();
  expect(boxOf(back.element()).left).toBeGreaterThanOrEqual(ringOf(back.element()));
});

test('the foot covers no part of the focus ring of Contact us', async () => {
  await render(
    <Page foot={<Button>Next</Button>}>
      <Reassurance contact={<TextLink href="/contact-us">Contact us</TextLink>} />
    </Page>,
  );
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'Contact us' });
  await expect.element(link).toHaveFocus();
  const foot = page.getByRole('button', { name: 'Next' }).element().parentElement;
  expect(boxOf(link.element()).bottom + ringOf(link.element())).toBeLessThanOrEqual(boxOf(foot).top);
});

test.for([320, 360, 412])(
  'the title of the first screen does not cover the dot in a wide font, %i wide',
  async (width) => {
    await resizeWindow(width, 640);
    setText(100, 'wideBold');
    const { container, getByRole } = await render(
      <Hero title={'A personal loan,\none step at a time'} text="Apply from your phone.">
        {undefined}
      </Hero>,
    );
    const dot = boxOf(container.querySelector('circle'));
    for (const line of linesOf(getByRole('heading').element()))
      expect(line.right <= dot.left || line.bottom <= dot.top || line.top >= dot.bottom).toBe(true);
  },
);

test('a code of six digits has cells wider than a digit, in a dialog in a window of 180 pixels', async () => {
  await resizeWindow(180, 330);
  const { getByText } = await render(
    <Dialog open title="Accept" actions={<Button>Verify</Button>}>
      <CodeField label="OTP" length={6} value="481092" onValueChange={(typed) => typed} />
    </Dialog>,
    { wrapper: UiProvider },
  );
  const cell = getByText('4', { exact: true }).element();
  expect(cell.scrollWidth).toBeLessThan(boxOf(cell).width);
});
