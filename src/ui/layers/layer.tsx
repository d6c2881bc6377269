import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, type UIEvent, useLayoutEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, Text } from '#ui/content/text.tsx';
import { ignoreSecondTap } from '#ui/second-tap.ts';
import { useUiState } from '#ui/ui-state.tsx';
import styles from './layer.module.css';
import { useBackButton } from './use-back-button.ts';
import { useReturnFocus } from './use-return-focus.ts';

/*
 * Keeps the focused element visible when the window becomes lower, because the phone is turned or its keyboard opens; and
 * when Radix moves the focus between the last control and the first, which it does without scrolling.
 */
const keepFocusInView = () => document.querySelector('[data-layer] :focus')?.scrollIntoView({ block: 'nearest' });

function useOpenLayer(open: boolean, layer: Element | null) {
  const { setOpenLayers } = useUiState();
  useLayoutEffect(() => {
    if (!open || !layer) return;
    setOpenLayers((layers) => [...layers, layer]);
    addEventListener('resize', keepFocusInView);
    return () => {
      removeEventListener('resize', keepFocusInView);
      setOpenLayers((layers) => layers.filter((other) => other !== layer));
    };
  }, [open, layer, setOpenLayers]);
}

/* A closing layer is inert, but the browser moves the focus only a frame later. A second Enter can come before that. */
const stop = (event: UIEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/*
 * The second of two quick taps on Next must do nothing in the sheet that opens under the finger, because nobody has read
 * it. The layer takes that tap; before the layer is there the scrim does, and a scrim that is moving closes nothing.
 */
function ignoreSecondTapIn(layer: HTMLElement) {
  for (const part of layer.children) ignoreSecondTap(part);
}

/* By itself, a tap on the scrim would move the focus to the page. */
const keepFocusInLayer = (scrim: HTMLElement | null) => {
  scrim?.addEventListener('mousedown', (event) => event.preventDefault());
};

/* The first text field, else the first action of an alert, else the heading. */
function findFirstFocus(layer: HTMLElement) {
  const field = layer.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"])');
  const action = layer.querySelector<HTMLElement>('[data-actions] button');
  return field ?? (layer.role === 'alertdialog' ? action : null) ?? layer.querySelector<HTMLElement>('h2');
}

const inToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null;

/* With large text, a body without focusable content may have to scroll: then the body itself takes the focus. */
const makeReachable = (body: HTMLDivElement) => {
  const sizes = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  sizes.observe(body);
  return () => sizes.disconnect();
};

/** The heading and the sentence that name and describe a layer. */
export function LayerHead({ title, text }: Pick<LayerProps, 'title' | 'text'>) {
  return (
    <>
      <Title asChild>
        <Heading tabIndex={-1}>{title}</Heading>
      </Title>
      {text && (
        <Description asChild>
          <Text className={styles.text}>{text}</Text>
        </Description>
      )}
    </>
  );
}

export function LayerBody({ children }: { children: ReactNode }) {
  return (
    <div ref={makeReachable} className={styles.body}>
      {children}
    </div>
  );
}

export type LayerProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'ref'> & {
  open: boolean;
  /** Without it, Escape, the Back button and a tap outside do not close the layer. */
  onClose?: (() => void) | undefined;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
};

type FrameProps = Omit<LayerProps, 'title' | 'text'> & { closesOnScrim: boolean; role: 'dialog' | 'alertdialog' };

/**
 * The common part of Sheet and Dialog. It draws its own scrim: Radix's Overlay locks the scrolling with a <style>
 * element, which a strict content security policy blocks. Here the open layers lock it (ui-state.tsx).
 */
export function Layer({ open, onClose, closesOnScrim, actions, className, children, ...rest }: FrameProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(open, layer);
  const isMoving = () => Boolean(layer?.getAnimations().length);
  useOpenLayer(open, layer);
  useBackButton(open && onClose !== undefined, () => onClose?.());
  return (
    <Root open={open} onOpenChange={() => onClose?.()}>
      <Portal>
        <div ref={keepFocusInLayer} className={styles.scrim} data-state={open ? 'open' : 'closed'} />
        <Content
          ref={setLayer}
          aria-modal="true"
          data-layer=""
          className={classNames(styles.layer, className)}
          inert={!open}
          onClickCapture={open ? undefined : stop}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (!layer) return;
            ignoreSecondTapIn(layer);
            findFirstFocus(layer)?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onKeyUp={keepFocusInView}
          onPointerDownOutside={(event) => {
            if (!closesOnScrim || isMoving() || inToast(event.target)) event.preventDefault();
          }}
          {...rest}
        >
          {children}
          {actions && (
            <div className={styles.actions} data-actions="">
              {actions}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
