import type { ComponentProps } from 'react';

/* Large text can make words scroll that hold nothing to focus: then the keyboard must reach them themselves. */
const reachable = (body: HTMLElement | null) => {
  if (!body) return;
  const sizes = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  sizes.observe(body);
  return () => sizes.disconnect();
};

export function ScrollBody(props: Omit<ComponentProps<'div'>, 'ref'>) {
  return <div ref={reachable} {...props} />;
}
