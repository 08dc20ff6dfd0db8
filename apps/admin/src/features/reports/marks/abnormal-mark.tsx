import type { AbnormalFlag } from '@phial/domain/observation-interpretation';
import { useMessages } from '../../../language/language.ts';
import styles from './marks.module.css';

/** The shape says which way, twice the shape that it is critical; the word says both. */
const SHAPES: Readonly<Record<AbnormalFlag, string>> = {
  'critical-high': '▲▲',
  'critical-low': '▼▼',
  critical: '◆◆',
  high: '▲',
  low: '▼',
  abnormal: '◆',
};

/** How the laboratory has marked a result: in a word and a shape, colour only besides. */
export function AbnormalMark({ flag }: { flag: AbnormalFlag }) {
  const words = useMessages().reports.flags;
  return <Mark flag={flag} shape={SHAPES[flag]} words={words[flag]} />;
}

/** A word behind a shape, in the colour of its flag. */
export function Mark({ flag, shape, words }: { flag: string; shape: string; words: string }) {
  return (
    <span className={styles.mark} data-flag={flag}>
      <span aria-hidden="true">{shape}</span>
      {words}
    </span>
  );
}
