import { MILESTONES } from '@phial/content/pages/milestones';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useLanguage } from '../../language/language.ts';
import styles from './timeline.module.css';

/** The history along a specimen tube: each year is a mark on the glass, with its level line. */
export function Timeline() {
  const language = useLanguage();
  return (
    <ol className={styles.timeline}>
      {MILESTONES.map(({ year, title, text }) => (
        <li key={year} className={styles.milestone}>
          <div className={styles.entry} data-print="plain">
            <time className={styles.year} dateTime={String(year)}>
              {year}
            </time>
            <h3 className={styles.title}>
              <Phrases text={title[language]} />
            </h3>
            <p>{text[language]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
