import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import {
  type ComponentProps,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, Text } from '#ui/content/text.tsx';
import { ignoreSecondTap } from '#ui/second-tap.ts';
import { useUiState } from '#ui/ui-state.tsx';
import styles from './layer.module.css';
import { useReturnFocus } from './use-return-focus.ts';

declare global {
  interface Window {
    /** Not in the DOM types yet. Safari and Firefox lack it: there Back leaves the screen, and the layer goes with it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** The Back button of the phone closes an open layer before it leaves the screen. */
function useBackButton(active: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!active || !CloseWatcher) return;
    // A watcher ends with the first Back; a layer that is busy stays.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        watch();
        close();
      });
    };
    let watcher: InstanceType<typeof CloseWatcher>;
    watch();
    return () => watcher.destroy();
  }, [active]);
}

/*
 * A phone that is turned, or whose keyboard opens, has a lower window: what has the focus stays in it. From the last
 * control to the first, and back, Radix moves the focus without scrolling.
 */
const keepFocusInView = () => document.querySelector('[data-layer] :focus')?.scrollIntoView({ block: 'nearest' });

function useCountedLayer(open: boolean) {
  const { setOpenLayers } = useUiState();
  useLayoutEffect(() => {
    if (!open) return;
    setOpenLayers((count) => count + 1);
    addEventListener('resize', keepFocusInView);
    return () => {
      removeEventListener('resize', keepFocusInView);
      setOpenLayers((count) => count - 1);
    };
  }, [open, setOpenLayers]);
}

/* A closing layer is inert, but the browser moves the focus a frame later: time enough for a second Enter. */
const stop = (event: UIEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/*
 * Whoever taps Next twice has not read the sheet that opens under the finger. The layer itself takes the second tap, or,
 * before it is there, the scrim, which does not close it while it moves.
 */
function ignoreSecondTapIn(layer: HTMLElement) {
  for (const part of layer.children) ignoreSecondTap(part);
}

/* The first text field, else the first action of an alert, else the heading. */
function findFirstFocus(layer: HTMLElement) {
  const field = layer.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"])');
  const action = layer.querySelector<HTMLElement>('[data-actions] button:enabled');
  return field ?? (layer.role === 'alertdialog' ? action : null) ?? layer.querySelector<HTMLElement>('h2');
}

const inToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null;

/* With large text a body can scroll that contains nothing to focus: then it takes the focus itself. */
const makeReachable = (body: HTMLElement | null) => {
  if (!body) return;
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
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
};

type FrameProps = Omit<LayerProps, 'title' | 'text'> & { closesOnScrim: boolean; role: 'dialog' | 'alertdialog' };

/**
 * The common part of Sheet and Dialog. It draws its own scrim: Radix's Overlay locks the scrolling with a <style>
 * element, which a strict content security policy blocks. Here the counted layers lock it (ui-state.tsx).
 */
export function Layer({ open, onClose, closesOnScrim, actions, className, children, ...rest }: FrameProps) {
  const { setLayer, returnFocus } = useReturnFocus(open);
  const content = useRef<HTMLElement>(null);
  const isMoving = () => Boolean(content.current?.getAnimations().length);
  useCountedLayer(open);
  useBackButton(open && onClose !== undefined, () => onClose?.());
  return (
    <Root open={open} onOpenChange={() => onClose?.()}>
      <Portal>
        <div className={styles.scrim} data-state={open ? 'open' : 'closed'} />
        <Content
          ref={setLayer}
          aria-modal="true"
          data-layer=""
          className={classNames(styles.layer, className)}
          inert={!open}
          onClickCapture={open ? undefined : stop}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (!(event.currentTarget instanceof HTMLElement)) return;
            content.current = event.currentTarget;
            ignoreSecondTapIn(event.currentTarget);
            findFirstFocus(event.currentTarget)?.focus();
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
