import { cdp } from 'vitest/browser';

/** Sets the speed of all animations, also of those that only take time: 1 is that of the app; at 0 they stay at their start. */
export const setAnimationSpeed = (playbackRate: 0 | 1) => cdp().send('Animation.setPlaybackRate', { playbackRate });
