import { useSelector } from '@tanstack/react-store';
import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import { useUiState } from '#ui/ui-state.tsx';
import styles from './banner.module.css';
import type { SlowCalls } from './slow-calls.ts';

/** §18: a request has no time limit, but after a while the page offers to cancel it. */
export function SlowNotice({ slowCalls }: { readonly slowCalls: SlowCalls }) {
  const t = useTranslate();
  const isSlow = useSelector(slowCalls.store, ({ length }) => length > 0);
  // A dialog makes the page inert: the notice is shown in the dialog.
  const layer = useUiState().openLayers.at(-1);
  const focusedBefore = useRef<EventTarget>(null);
  const onButton = useCallback((button: HTMLElement | null) => {
    // It may be below the fold of a dialog.
    button?.scrollIntoView({ block: 'nearest' });
    // It disappears with the last slow call: the focus returns.
    return () => {
      const { current } = focusedBefore;
      if (document.activeElement === button && current instanceof HTMLElement) current.focus();
    };
  }, []);
  const notice = (
    <div role="status">
      {isSlow && (
        <div className={styles.banner}>
          <p>{t('This takes longer than usual. Your answers are kept.')}</p>
          <Button
            variant="link"
            ref={onButton}
            onClick={slowCalls.cancel}
            onFocus={({ relatedTarget }) => {
              focusedBefore.current = relatedTarget;
            }}
          >
            {t('Stop waiting')}
          </Button>
        </div>
      )}
    </div>
  );
  return layer ? createPortal(notice, layer) : notice;
}
