import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput } from '../text-field/text-input.tsx';
import styles from './pagination.module.css';

/** Goes to a typed page on Enter or when it is left; a number past either end means that end. */
export function Jumper({
  page,
  pages,
  label,
  onPage,
}: {
  page: number;
  pages: number;
  label: string;
  onPage: (page: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  const jump = () => {
    setTyped(undefined);
    const wanted = Number.parseInt(typed ?? '', 10);
    if (!Number.isNaN(wanted)) onPage(Math.min(Math.max(wanted, 1), pages));
  };
  const jumpOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    jump();
  };

  return (
    <span className={styles.jumper}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        value={typed ?? String(page)}
        onChange={(value) => setTyped(value.normalize('NFKC').replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={jump}
        onKeyDown={jumpOnEnter}
      />
    </span>
  );
}
