import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import styles from './disclosure.module.css';

/** A part that opens and closes under its title. With `open` and `onToggle` the caller holds the state; `open` alone starts it. */
export function Disclosure({
  title,
  open,
  onToggle,
  headingLevel,
  aside,
  children,
}: {
  title: ReactNode;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** Makes the title a heading of the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A short word at the far end of the title, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={20} />
        <Heading className={styles.title}>
          <Phrases text={title} />
        </Heading>
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
