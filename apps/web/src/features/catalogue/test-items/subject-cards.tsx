import type { DictionaryEntry } from '@phial/contract/content/content';
import { localised } from '@phial/domain/language';
import { Heading } from '@phial/ui/phrases/phrases';
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
  const words = useMessages('catalogue').catalogue.search;
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} data-print="hide">
      <Heading level={2} id={id} className={styles.title}>
        {words.subjects}
      </Heading>
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

/** About as many as a laboratory has. */
const CARDS = Array.from({ length: 16 }, (_, number) => number);

/** Keeps the room of the subjects until they come, so that nothing moves when they do. */
export function WaitingSubjects() {
  const words = useMessages('catalogue').catalogue.search;
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
