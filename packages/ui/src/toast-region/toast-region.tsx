import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostModal } from '../dialog/open-dialogs.ts';
import { Icon } from '../icon/icon.tsx';
import type { NoticeTone } from '../notice/notice.tsx';
import styles from './toast-region.module.css';

export interface Toast {
  id: string | number;
  tone: NoticeTone;
  text: string;
  detail?: string | undefined;
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  dismissLabel: string;
  /** The region's name. */
  label: string;
  /** True while the pointer or the focus is in the region: the caller's clocks should wait. */
  onReading?: ((reading: boolean) => void) | undefined;
}

/**
 * Short notes in the corner. Errors and warnings are spoken at once, the others when the reader pauses; both
 * live regions stand in the page before their first note, without which it may go unheard. While a modal
 * dialog is open the region lives inside it, because all outside is inert.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel, label, onReading }: ToastRegionProps) {
  const modal = useTopmostModal();

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onReading?.(false);
  }

  const isUrgent = (toast: Toast) => toast.tone === 'error' || toast.tone === 'warning';
  const list = (shown: Toast[]) =>
    shown.map((toast) => (
      <ToastNote
        key={toast.id}
        toast={toast}
        dismissLabel={dismissLabel}
        onDismiss={() => onDismiss(toast.id)}
      />
    ));

  const region = (
    <section
      className={styles.region}
      data-print="hide"
      aria-label={label}
      onPointerEnter={() => onReading?.(true)}
      onPointerLeave={() => onReading?.(false)}
      onFocus={() => onReading?.(true)}
      onBlur={leave}
    >
      <div className={styles.list} role="alert" aria-atomic="false">
        {list(toasts.filter(isUrgent))}
      </div>
      <div className={styles.list} role="status" aria-atomic="false">
        {list(toasts.filter((toast) => !isUrgent(toast)))}
      </div>
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

function ToastNote({
  toast,
  dismissLabel,
  onDismiss,
}: {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}) {
  return (
    <div className={styles.toast} data-tone={toast.tone}>
      <span className={styles.icon}>
        <Icon name={toast.tone} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{toast.text}</p>
        {toast.detail && <p className={styles.detail}>{toast.detail}</p>}
      </div>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
