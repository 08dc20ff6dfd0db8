import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Heading } from '../phrases/phrases.tsx';
import styles from './dialog.module.css';
import { HoldDialog, useHolds } from './hold-dialog.tsx';
import { enterModal } from './open-dialogs.ts';

export interface DialogProps {
  open: boolean;
  /**
   * Esc, the close button, and, where the browser knows `closedby`, a press beside an ordinary dialog. The caller sets
   * `open` to false. Without it only what stands inside takes the dialog away.
   */
  onClose?: (() => void) | undefined;
  /**
   * What was asked for is under way and cannot be called back: the dialog stays until the caller closes it. What
   * stands inside says so with `useHoldDialog`.
   */
  busy?: boolean | undefined;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the harmless one first. */
  actions?: ReactNode;
  /** Words of the close button in the corner; without them there is none. */
  closeLabel?: string | undefined;
  /** `alertdialog` for what must be answered: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A modal dialog on the platform's own. The focus goes to what is marked `data-autofocus` inside, else to the
 * title, in an `alertdialog` to the first action; when it closes, back to where it was.
 */
export function Dialog(props: DialogProps) {
  // Mounted only while open: a form inside starts afresh, and the focus effect runs on mount.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose: close,
  busy: isBusy = false,
  title,
  children,
  actions,
  closeLabel,
  role = 'dialog',
  size = 'medium',
}: DialogProps) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(bodyRef);
  const closedByUs = useRef(false);
  const isAlert = role === 'alertdialog';
  const [isHeld, hold] = useHolds();
  const busy = isBusy || isHeld;
  const onClose = busy ? undefined : close;

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const before = document.activeElement;
    closedByUs.current = false;
    dialog.showModal();
    const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
    const action = isAlert ? actionsRef.current?.querySelector<HTMLElement>('button, a[href]') : undefined;
    (marked ?? action ?? titleRef.current)?.focus();
    const leave = enterModal(dialog);
    return () => {
      leave();
      closedByUs.current = true;
      dialog.close();
      // The platform gives the focus back only to a dialog that is still in the document.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isAlert]);

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      data-print="hide"
      role={isAlert ? 'alertdialog' : undefined}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      closedby={onClose === undefined ? 'none' : isAlert ? 'closerequest' : 'any'}
      data-size={size}
      onCancel={(event) => {
        // A file input or a nested dialog inside sends one too, and it bubbles here.
        if (event.target !== dialogRef.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // The browser may close it by itself: at a second Esc it no longer asks. The event of our own closing
        // arrives late, when the dialog may be open again (React runs effects twice in development).
        const dialog = dialogRef.current;
        if (event.target !== dialog || dialog.open || closedByUs.current) return;
        if (onClose === undefined) dialog.showModal();
        else onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Heading level={2} className={styles.title} id={`${id}-title`} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          {closeLabel && close && (
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              aria-disabled={busy}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <div
          ref={bodyRef}
          className={styles.body}
          id={`${id}-body`}
          {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-title` })}
        >
          <HoldDialog value={hold}>{children}</HoldDialog>
        </div>
        {actions && (
          <div className={styles.actions} ref={actionsRef}>
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Whether a part is longer than its room: only the focus lets the arrow keys scroll it, as it may hold no control. */
function useScrolls(part: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return scrolls;
}
