import { Icon } from '@phial/ui/icon/icon';
import styles from './steps.module.css';

/** What is still to be chosen, said where it is chosen and read out at once. */
export function MissingChoice({ id, words }: { id: string; words: string | undefined }) {
  return (
    <p className={styles.missing} id={id} role="alert">
      {words && (
        <>
          <Icon name="error" size={18} />
          <span>{words}</span>
        </>
      )}
    </p>
  );
}
