import styles from './phrases.module.css';
import { phrasesOf } from './phrases-of.ts';

/**
 * A heading's text that breaks between words, in Chinese too, where browsers break between any two characters.
 * Without Chinese it is the text alone.
 */
export function Phrases({ text }: { text: string }) {
  const phrases = phrasesOf(text);
  if (phrases.length === 1) return text;
  return phrases.map(({ start, phrase }) => (
    <span key={start} className={styles.phrase}>
      {phrase}
    </span>
  ));
}
