import { LONGEST_NOTES } from '@phial/contract/order';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './order-composer.module.css';

/** Clinical notes, for the laboratory. What is too long stays, with a line that says by how much: nothing is cut off. */
export function NotesField({
  notes,
  labelledBy,
  onNotes,
}: {
  notes: string;
  /** The id of the heading above it. */
  labelledBy: string;
  onNotes: (notes: string) => void;
}) {
  const words = useMessages().orders.notes;
  const id = useId();
  const tooLong = notes.length > LONGEST_NOTES;
  return (
    <>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      <textarea
        className={styles.notes}
        rows={4}
        value={notes}
        aria-labelledby={labelledBy}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onNotes(event.target.value)}
      />
      <p id={`${id}-error`} role="status" className={styles.notesError}>
        {tooLong && words.tooLong(LONGEST_NOTES, notes.length)}
      </p>
    </>
  );
}
