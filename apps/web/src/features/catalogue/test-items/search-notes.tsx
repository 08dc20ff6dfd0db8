import { laboratory } from '@phial/browser/published/published-document';
import { Heading } from '@phial/ui/phrases/phrases';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './search-notes.module.css';

/** The four notes under the search. */
export function SearchNotes() {
  const { notes } = useMessages('catalogue').catalogue;
  const language = useLanguage();
  const id = useId();
  const { phone } = laboratory();
  return (
    <section aria-labelledby={id} className={styles.notes}>
      <Heading level={2} id={id} className="text-lg">
        {notes.title}
      </Heading>
      <ol>
        <li>{notes.turnaround}</li>
        <li>{notes.specimen}</li>
        {phone && <li>{notes.enquiries(phone.text[language])}</li>}
        <li>{notes.changes}</li>
      </ol>
    </section>
  );
}
