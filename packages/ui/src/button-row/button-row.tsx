import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/**
 * The actions at the end of a screen, a form or a card. Order in the source is the order of the Tab key:
 * the way back first, the way on last; `ends` puts the last one at the far end on a wide screen.
 * On a narrow one they stand under each other, the last on top, where the thumb expects it.
 */
export function ButtonRow({
  children,
  align = 'start',
}: {
  children: ReactNode;
  align?: 'start' | 'end' | 'centre' | 'ends' | undefined;
}) {
  return (
    <div className={styles.row} data-align={align}>
      {children}
    </div>
  );
}
