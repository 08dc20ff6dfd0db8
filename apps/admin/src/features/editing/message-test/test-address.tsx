import { Button } from '@phial/ui/button/button';
import { TextField } from '@phial/ui/text-field/text-field';
import { useState } from 'react';
import styles from './message-test.module.css';

/** Where a test goes, and the button that sends it. */
export function TestAddress({
  id,
  type,
  label,
  wrong,
  button,
  isRight,
  start,
  busy,
  onSend,
}: {
  id: string;
  type: 'email' | 'tel';
  label: string;
  /** Shown beside an address that cannot be one. */
  wrong: string;
  button: string;
  isRight: (address: string) => boolean;
  /** What is typed at first. */
  start: string;
  busy: boolean;
  onSend: (address: string) => void;
}) {
  const [typed, setTyped] = useState(start);
  const [isWrong, setWrong] = useState(false);
  const address = typed.trim();

  const press = () => {
    setWrong(!isRight(address));
    if (isRight(address)) onSend(address);
    else document.getElementById(id)?.focus();
  };

  return (
    <div className={styles.way}>
      <TextField
        id={id}
        type={type}
        autoComplete="off"
        label={label}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setWrong(false);
        }}
        error={isWrong ? wrong : undefined}
      />
      <div>
        <Button busy={busy} onClick={press}>
          {button}
        </Button>
      </div>
    </div>
  );
}
