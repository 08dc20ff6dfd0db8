import { inReadingOrder } from '@phial/content/reading-order';
import type { LocalText } from '@phial/domain/language';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useLanguage } from '../../../language/language.ts';
import styles from './bilingual.module.css';

/** A text of the catalogue in English and Chinese: the second below the first, or behind it with `inline`. */
export function Bilingual({
  text,
  inline = false,
  name = false,
}: {
  text: LocalText;
  inline?: boolean;
  /** Large type: lines break between words only. */
  name?: boolean;
}) {
  const [first, second] = inReadingOrder(text, useLanguage());
  return (
    <>
      <span lang={first.lang}>{name ? <Phrases text={first.text} /> : first.text}</span>{' '}
      <span lang={second.lang} className={inline ? styles.behind : styles.below}>
        {name ? <Phrases text={second.text} /> : second.text}
      </span>
    </>
  );
}
