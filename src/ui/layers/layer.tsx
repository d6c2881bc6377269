import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useLayoutEffect } from 'react';
import styles from './layer.module.css';
import { useCountedLayer } from './open-layers.ts';
import { useCloseWatcher } from './use-close-watcher.ts';
import { useReturnFocus } from './use-return-focus.ts';

type LayerProps = Omit<ComponentProps<typeof Content>, 'role' | 'ref'> & {
  open: boolean;
  onClose: (() => void) | undefined;
  closesOnScrim: boolean;
  role: 'dialog' | 'alertdialog';
  firstFocus: (layer: HTMLElement) => HTMLElement | null;
  children: ReactNode;
};

/* The scroll bar of a desktop keeps its room while the page behind stands still. */
function useSteadyPage(open: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!open || window.innerWidth === root.clientWidth) return;
    root.style.setProperty('scrollbar-gutter', 'stable');
    return () => {
      root.style.removeProperty('scrollbar-gutter');
    };
  }, [open]);
}

/* What is leaving is inert, but the browser takes the focus from it a frame later: time enough for a second Enter. */
const swallow = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const inToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null;

/*
 * What Sheet and Dialog share. The scrim is ours and not Radix's Overlay: that one writes a <style> into the page to lock
 * its scrolling, which a strict content security policy refuses; the lock is in the stylesheet instead.
 */
export function Layer({ open, onClose, closesOnScrim, role, firstFocus, children, ...rest }: LayerProps) {
  const { patch, giveBack } = useReturnFocus(open);
  const state = open ? 'open' : 'closed';
  useSteadyPage(open);
  useCountedLayer(open);
  useCloseWatcher(open && onClose !== undefined, () => onClose?.());
  return (
    <Root open={open} onOpenChange={() => onClose?.()}>
      <Portal>
        <div className={styles.scrim} data-state={state} />
        <Content
          ref={patch}
          role={role}
          aria-modal="true"
          data-layer=""
          inert={!open}
          onClickCapture={open ? undefined : swallow}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) firstFocus(event.currentTarget)?.focus();
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={(event) => {
            if (!onClose) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            if (!onClose || !closesOnScrim || inToast(event.target)) event.preventDefault();
          }}
          {...rest}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
