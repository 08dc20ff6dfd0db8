import { Button } from '@phial/ui/button/button';
import { TextInput } from '@phial/ui/text-field/text-input';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import styles from './steps.module.css';

interface PointFilterProps {
  text: string;
  onChange: (text: string) => void;
  /** How many service points the text leaves. */
  found: number;
}

/** Finds a service point by typing its district or name. The remaining number is announced while typing. */
export function PointFilter({ text, onChange, found }: PointFilterProps) {
  const words = useMessages().bookingWizard;
  const none = text !== '' && found === 0;
  return (
    <div className={styles.filter}>
      <label className={styles.filterLabel} htmlFor="point-filter">
        {words.filterLabel}
      </label>
      <TextInput
        id="point-filter"
        type="search"
        value={text}
        onChange={onChange}
        autoComplete="off"
        // Enter is for the filter here, not for the next step.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {text !== '' && <Button onClick={() => onChange('')}>{words.filterClear}</Button>}
      <span role="status" className={none ? styles.filterNone : undefined}>
        {none && words.filterNone(text)}
        {text !== '' && !none && <VisuallyHidden>{words.filterFound(found)}</VisuallyHidden>}
      </span>
    </div>
  );
}
