import type { ComponentProps, ReactNode } from 'react';
import styles from './phrases.module.css';
import { phrasesOf } from './phrases-of.ts';

/**
 * A heading's text that breaks between words, in Chinese too, where browsers break between any two characters.
 * One element, so that it is one item of a flexible box; without Chinese the text alone. What is not a text stays
 * as it is.
 */
export function Phrases({ text }: { text: ReactNode }) {
  if (typeof text !== 'string') return text;
  const phrases = phrasesOf(text);
  if (phrases.length === 1) return text;
  return (
    <span className={styles.phrases}>
      {phrases.map(({ start, phrase, breakable }) => (
        <span key={start} className={breakable ? undefined : styles.phrase}>
          {phrase}
        </span>
      ))}
    </span>
  );
}

/** A heading whose text breaks between words. */
export function Heading({ level, children, ...attributes }: ComponentProps<'h1'> & { level: 1 | 2 | 3 | 4 }) {
  const Element = `h${level}` as const;
  return (
    <Element {...attributes}>
      <Phrases text={children} />
    </Element>
  );
}
