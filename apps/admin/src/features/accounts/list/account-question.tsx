import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { ConfirmField } from '../form/confirm-field.tsx';

/**
 * Asks once more before something is done to an account.
 * @param confirm whether the own password is asked for, too
 * @param onSure with it, where it was
 */
export function AccountQuestion({
  tip,
  confirm,
  busy,
  onCancel,
  onSure,
}: {
  tip: string;
  confirm: boolean;
  busy: boolean;
  onCancel: () => void;
  onSure: (ownPassword: string | undefined) => void;
}) {
  const { edit: words } = useMessages().accounts;
  const id = useId();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const missing = confirm && password === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing && !busy) onSure(confirm ? password : undefined);
  };
  return (
    <form data-labels="above" onSubmit={submit} noValidate>
      <Notice tone="warning" live="status">
        <p>{tip}</p>
        {confirm && (
          <ConfirmField id={id} value={password} onChange={setPassword} missing={tried && missing} />
        )}
        <ButtonRow gap="small">
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {words.sure}
          </Button>
        </ButtonRow>
      </Notice>
    </form>
  );
}
