import { Button } from '@phial/ui/button/button';
import { TextField } from '@phial/ui/text-field/text-field';
import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './counter.module.css';

/** Where a request note is scanned or its number typed. */
export function CodeBox({
  id,
  box,
  code,
  problem,
  isFinding,
  onCode,
  onFind,
}: {
  id: string;
  box: RefObject<HTMLInputElement | null>;
  code: string;
  problem: string | undefined;
  isFinding: boolean;
  onCode: (code: string) => void;
  onFind: () => void;
}) {
  const words = useMessages().orders.counter;
  // A scanner types wherever the focus is.
  useEffect(() => box.current?.focus(), [box]);
  return (
    <search>
      <form
        className={styles.find}
        data-labels="above"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFinding && code.trim() !== '') onFind();
        }}
      >
        <TextField
          ref={box}
          id={`${id}-code`}
          label={words.code}
          value={code}
          error={problem}
          onChange={onCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" busy={isFinding}>
          {words.find}
        </Button>
      </form>
    </search>
  );
}
