/** The name of the graphics processor, where the browser reveals it. */
export function videoCard(): string | null {
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : null;
}

const color = [10, 90, 105, 255] as const;

/** Browsers that resist fingerprinting return other pixels than were drawn, or no canvas. */
export function resistsFingerprinting(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return true;
  context.fillStyle = `rgb(${color.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  return context.getImageData(0, 0, 8, 8).data.some((value, index) => value !== color[index % 4]);
}

/** Ad blockers hide an element with a class name that looks like an advertisement. */
export function hasAdBlocker(): boolean {
  const bait = document.createElement('div');
  bait.className = 'adsbox ad-banner';
  bait.ariaHidden = 'true';
  Object.assign(bait.style, { position: 'absolute', insetInlineStart: '-100px', inlineSize: '1px', blockSize: '1px' });
  document.body.append(bait);
  const hidden = bait.offsetHeight === 0;
  bait.remove();
  return hidden;
}
