import { fieldIds } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../../language/language.ts';
import styles from './card-seen.module.css';

/** The tick that the identity card was looked at: the number was only typed, at home. */
export function CardSeen({
  id,
  seen,
  onSeen,
  missing,
  autoFocus = false,
}: {
  id: string;
  seen: boolean;
  onSeen: (seen: boolean) => void;
  /** It was needed and is not there. */
  missing: boolean;
  autoFocus?: boolean;
}) {
  const words = useMessages().desk.booking;
  const { errorId } = fieldIds(id);
  return (
    <div className={styles.seen} data-missing={missing || undefined}>
      <label className={styles.label} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          className={styles.box}
          checked={seen}
          data-autofocus={autoFocus || undefined}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? errorId : undefined}
          onChange={(event) => onSeen(event.currentTarget.checked)}
        />
        <span>{words.cardSeen}</span>
      </label>
      {missing && (
        <p className={styles.error} id={errorId} role="alert">
          <Icon name="error" size={18} />
          {words.cardNeeded}
        </p>
      )}
    </div>
  );
}
