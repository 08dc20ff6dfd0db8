import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A short label on a card: the body a service point belongs to, what it can do, a state. Not pressable. */
export function Tag({
  tone = 'mint',
  icon,
  children,
}: {
  tone?: 'mint' | 'sky' | 'plain' | 'warning' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
