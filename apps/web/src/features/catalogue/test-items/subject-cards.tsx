import type { DictionaryEntry } from '@phial/contract/content';
import { localised } from '@phial/domain/language';
import { Phrases } from '@phial/ui/phrases/phrases';
import { SubjectIcon } from '@phial/ui/subject-icon/subject-icon';
import { memo, useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './subject-cards.module.css';

/** A subject with this value shows no code. */
const WITHOUT_CODE = 'noValue';

/** The subjects; a press narrows the result to one, a second press on it takes that back. */
export const SubjectCards = memo(function SubjectCards({
  subjects,
  chosen,
  onToggle,
}: {
  subjects: readonly DictionaryEntry[];
  chosen: string | undefined;
  onToggle: (value: string) => void;
}) {
  const words = useMessages().catalogue.search;
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} data-print="hide">
      <h2 id={id} className={styles.title}>
        <Phrases text={words.subjects} />
      </h2>
      <ul className={styles.cards}>
        {subjects.map((subject) => (
          <li key={subject.dictCode}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={subject.dictValue === chosen}
              onClick={() => onToggle(subject.dictValue)}
            >
              {subject.picUrl === '' ? (
                <SubjectIcon name={subject.cssClass} />
              ) : (
                <img src={subject.picUrl} alt="" width={32} height={32} loading="lazy" />
              )}
              <span className={styles.words}>
                {localised(subject, 'dictLabel', language) || subject.dictLabel}{' '}
                {subject.dictValue !== WITHOUT_CODE && (
                  <span className={styles.code}>{subject.dictValue}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
