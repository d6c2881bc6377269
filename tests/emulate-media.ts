import { cdp } from 'vitest/browser';

/** Emulates media features and a medium. Each call replaces what was emulated before: motion stays reduced unless it says otherwise. */
export async function emulateMedia(features: Readonly<Record<string, string>> = {}, media = ''): Promise<void> {
  const all = Object.entries({ 'prefers-reduced-motion': 'reduce', ...features });
  await cdp().send('Emulation.setEmulatedMedia', { media, features: all.map(([name, value]) => ({ name, value })) });
}
