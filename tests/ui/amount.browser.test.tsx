import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Amount } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';

beforeEach(async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => void document.documentElement.style.removeProperty('font-size'));

test.for(['₹51,479', '₹25,739.50', '₹2,05,914.93'])('%s is on one line in large text', async (amount) => {
  const { getByText } = await render(
    <Card>
      <Amount>{amount}</Amount>
    </Card>,
  );
  const text = document.createRange();
  text.selectNodeContents(getByText(amount).element());
  expect(text.getClientRects()).toHaveLength(1);
});
