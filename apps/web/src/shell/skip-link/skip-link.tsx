import type { RefObject } from 'react';
import { useMessages } from '../../language/language.ts';
import styles from './skip-link.module.css';

/** First stop of the keyboard. A button, as an address of the form `#main` would be a route here. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { header } = useMessages().shell;
  return (
    <button type="button" className={styles.skip} onClick={() => target.current?.focus()}>
      {header.skip}
    </button>
  );
}
