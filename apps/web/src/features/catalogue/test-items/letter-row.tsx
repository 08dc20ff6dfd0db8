import { Heading } from '@phial/ui/phrases/phrases';
import { memo, useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './letter-row.module.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A to Z: the tests whose English name begins with the letter. */
export const LetterRow = memo(function LetterRow({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (letter: string) => void;
}) {
  const words = useMessages('catalogue').catalogue.search;
  const id = useId();
  return (
    <section aria-labelledby={id} data-print="hide">
      <Heading level={2} id={id} className={styles.title}>
        {words.letters}
      </Heading>
      <ul className={styles.row}>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <button
              type="button"
              className={styles.letter}
              title={words.letter(letter)}
              aria-pressed={letter === chosen}
              onClick={() => onChoose(letter)}
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
