import { page } from 'vitest/browser';

/** Gives the window another size. Its `resize` event comes a frame later, when it may undo what a test has scrolled to. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  const resized = new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
  await page.viewport(width, height);
  await resized;
}
