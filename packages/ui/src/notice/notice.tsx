import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'success' | 'error';

/**
 * A boxed remark. It is part of the page; one that appears while the page is read says so with `live`
 * (`alert` interrupts, `status` waits).
 */
export function Notice({
  tone,
  title,
  live,
  children,
}: {
  tone: NoticeTone;
  title?: ReactNode;
  live?: 'status' | 'alert' | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={live}>
      <span className={styles.icon}>
        <Icon name={tone} />
      </span>
      <div className={styles.words}>
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
