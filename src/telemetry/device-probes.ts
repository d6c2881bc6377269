/** The name of the device's graphics processor, where the browser tells it. */
export function videoCard(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl');
  const unmasked = gl?.getExtension('WEBGL_debug_renderer_info');
  if (!gl || !unmasked) return undefined;
  const name: unknown = gl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : undefined;
}

const drawn = [10, 90, 105, 255] as const;

/** Browsers that resist fingerprinting give back other colours than were drawn, or none. */
export function resistsFingerprinting(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const pen = canvas.getContext('2d');
  if (!pen) return true;
  pen.fillStyle = `rgb(${drawn.slice(0, 3).join(' ')})`;
  pen.fillRect(0, 0, 8, 8);
  return pen.getImageData(0, 0, 8, 8).data.some((value, place) => value !== drawn[place % 4]);
}

/** Extensions against advertising hide what is named like it. */
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
