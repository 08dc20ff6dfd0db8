import { useMessages } from '../../../language/language.ts';
import styles from './subject-cards.module.css';

/** About as many as a laboratory has. */
const CARDS = Array.from({ length: 16 }, (_, number) => number);

/** Keeps the room of the subjects until they come, so that nothing moves when they do. */
export function WaitingSubjects() {
  const words = useMessages().catalogue.search;
  return (
    <div data-print="hide" aria-hidden="true">
      <p className={styles.title}>{words.subjects}</p>
      <div className={styles.cards}>
        {CARDS.map((number) => (
          <span key={number} className={styles.waiting} />
        ))}
      </div>
    </div>
  );
}
