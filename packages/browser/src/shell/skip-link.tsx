import type { ReactNode, RefObject } from 'react';
import styles from './skip-link.module.css';

/** First stop of the keyboard. A button, as an address of the form `#main` would be a hash route. */
export function SkipLink({
  target,
  children,
}: {
  target: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.skip} data-print="hide" onClick={() => target.current?.focus()}>
      {children}
    </button>
  );
}
