import { site } from '@phial/content/site';
import { Heading } from '@phial/ui/phrases/phrases';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './search-notes.module.css';

/** The four notes under the search. */
export function SearchNotes() {
  const { notes } = useMessages().catalogue;
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.notes}>
      <Heading level={2} id={id} className="text-lg">
        {notes.title}
      </Heading>
      <ol>
        <li>{notes.turnaround}</li>
        <li>{notes.specimen}</li>
        <li>{notes.enquiries(site.phone[language])}</li>
        <li>{notes.changes}</li>
      </ol>
    </section>
  );
}
