import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { erasePerson } from '@phial/contract/calls/privacy';
import type { ErasePersonRequest, FoundPerson, PersonRequest } from '@phial/contract/staff/privacy';
import { isNumberOf } from '@phial/domain/orders/patient-form';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { FormDialog } from '../../shell/form-dialog.tsx';

/** The second step of an erasure: what will happen, and the number once more. */
export function EraseDialog({
  document,
  found,
  onClose,
  onErased,
  onChanged,
}: {
  /** Its number as typed for the search. */
  document: PersonRequest;
  found: FoundPerson;
  onClose: () => void;
  /** With what is still there. */
  onErased: (now: FoundPerson) => void;
  /** The records are others by now, and nothing was erased. */
  onChanged: (now: FoundPerson) => void;
}) {
  const { erase: words } = useMessages().privacy;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string>();
  const { mutate: erase, isPending: busy } = useMutation({
    mutationFn: (body: ErasePersonRequest) => send(erasePerson, { body, ownMessage: true }),
    onSuccess: ({ erased }) => {
      const rows = Object.values(erased).reduce((sum, some) => sum + some, 0);
      notify({ tone: 'success', text: words.done(rows) });
      onErased({ ...found, rows: found.rows.filter(({ fate }) => fate === 'keep'), version: 'erased' });
    },
    onError: (failure) => {
      const now = refusalData(erasePerson, failure, 'version-conflict');
      if (now !== undefined) onChanged({ ...found, ...now });
      else if (failure instanceof CallError) setError(failure.msg);
    },
  });
  const count = (fate: 'cancel' | 'keep') => found.rows.filter((row) => row.fate === fate).length;

  const onSubmit = () => {
    if (isNumberOf({ documentType: document.documentType, documentNumber: document.docNo }, confirmation)) {
      erase({ ...document, confirmation, version: found.version });
    } else {
      setError(words.differs);
      box.current?.focus();
    }
  };

  return (
    <FormDialog
      title={words.title}
      back={words.keep}
      submit={words.submit}
      variant="danger"
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p>{words.count(found.rows.length - count('keep'), count('cancel'), count('keep'))}</p>
      <p>
        <b>{words.forGood}</b>
      </p>
      <TextField
        ref={box}
        id={`${id}-confirmation`}
        label={words.confirmation}
        hint={words.confirmationHint}
        value={confirmation}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={setConfirmation}
        data-autofocus
      />
    </FormDialog>
  );
}
