import type { Page } from '@playwright/test';

/** Names, abbreviations and numbers that Hindi texts have in Latin letters. */
const known = /^(Kadam|English|\+91|OTP|PAN|IFSC|[\d%₹,.:·+\s-]+)$/;

/** The visible texts of a Hindi page that are in English. */
export async function englishOn(page: Page): Promise<string[]> {
  const found = await page.locator('#root').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (node.parentElement?.checkVisibility() && /[a-z]{2}/i.test(text) && !/\p{Script=Devanagari}/u.test(text))
        texts.push(text);
    }
    return texts;
  });
  return found.filter((text) => !known.test(text));
}
