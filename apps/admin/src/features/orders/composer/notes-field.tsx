import { LONGEST_NOTES } from '@phial/contract/order';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './order-composer.module.css';

/** Clinical notes, for the laboratory. */
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
  const hintId = useId();
  return (
    <>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
      <textarea
        className={styles.notes}
        rows={4}
        maxLength={LONGEST_NOTES}
        value={notes}
        aria-labelledby={labelledBy}
        aria-describedby={hintId}
        onChange={(event) => onNotes(event.target.value)}
      />
    </>
  );
}
