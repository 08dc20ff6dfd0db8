import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/**
 * The actions at the end of a screen, a form or a card. Order in the source is the order of the Tab key:
 * the way back first, the way on last; `ends` puts the last one at the far end on a wide screen.
 * On a narrow one they stand under each other, the last on top, where the thumb expects it. A small `gap` is for
 * buttons inside a form, a notice or a card of the staff site.
 */
export function ButtonRow({
  children,
  align = 'start',
  gap,
}: {
  children: ReactNode;
  align?: 'start' | 'end' | 'centre' | 'ends' | undefined;
  gap?: 'small' | undefined;
}) {
  return (
    <div className={styles.row} data-align={align} data-gap={gap}>
      {children}
    </div>
  );
}
