import { inReadingOrder } from '@phial/content/reading-order';
import type { LocalText } from '@phial/content/site';
import { useLanguage } from '../../../language/language.ts';
import styles from './bilingual.module.css';

/** A text of the catalogue in English and Chinese: the second below the first, or behind it with `inline`. */
export function Bilingual({ text, inline = false }: { text: LocalText; inline?: boolean }) {
  const [first, second] = inReadingOrder(text, useLanguage());
  return (
    <>
      <span lang={first.lang}>{first.text}</span>{' '}
      <span lang={second.lang} className={inline ? styles.behind : styles.below}>
        {second.text}
      </span>
    </>
  );
}
