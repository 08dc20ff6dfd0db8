import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type RefObject, useId } from 'react';
import { useEarlyText } from '../../../first-screen/use-early-text.ts';
import { useMessages } from '../../../language/language.ts';
import styles from './package-filter.module.css';

/** Narrows the list while the visitor types; `status` says how much is left of it. */
export function PackageFilter({
  box,
  typed,
  onType,
  status,
}: {
  box: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  status: string;
}) {
  const words = useMessages('catalogue').packages.list;
  const id = useId();
  useEarlyText(box, typed, onType);
  return (
    <search className={styles.filter} data-print="hide">
      <label className={styles.label} htmlFor={id}>
        {words.filter}
      </label>
      <div className={styles.box}>
        <Icon name="search" size={22} />
        <TextInput
          ref={box}
          id={id}
          type="search"
          className={styles.input}
          value={typed}
          onChange={onType}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p id={`${id}-hint`} className="fine-print">
        {words.filterHint}
      </p>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </search>
  );
}
