import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError } from '@phial/client/call-error';
import { readAuditLog } from '@phial/contract/calls/audit';
import { searchPerson } from '@phial/contract/calls/privacy';
import type { FoundPerson, PersonRequest } from '@phial/contract/staff/privacy';
import { type DocumentType, validatePatientDocument } from '@phial/domain/orders/patient-form';
import { Button } from '@phial/ui/button/button';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { Icon } from '@phial/ui/icon/icon';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { PersonRecords } from './person-records.tsx';
import styles from './privacy.module.css';
import { PrivacyPart } from './privacy-part.tsx';

const KINDS = ['HKID', 'TRAVEL'] as const satisfies readonly DocumentType[];

/** One person's data, by kind and number of a document; the number stands in no address and goes when the page is left. */
export function PersonSearch() {
  const { form, privacy } = useMessages();
  const words = privacy.person;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [documentType, setDocumentType] = useState<DocumentType>('HKID');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<{ document: PersonRequest; found: FoundPerson }>();
  const queries = useQueryClient();
  const search = useMutation({
    mutationFn: (body: PersonRequest) => send(searchPerson, { body, ownMessage: true }),
    onSuccess: (found, document) => setShown({ document, found }),
    onError: (failure) => failure instanceof CallError && setError(failure.msg),
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(readAuditLog) }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (search.isPending) return;
    // Nobody shall take the last person's records for those of the number in the box.
    setShown(undefined);
    const wrong = validatePatientDocument({ documentType, documentNumber: typed });
    setError(wrong && form[wrong]);
    if (wrong === undefined) search.mutate({ documentType, docNo: typed });
    else box.current?.focus();
  }

  function clear() {
    setShown(undefined);
    setTyped('');
    setError(undefined);
    box.current?.focus();
  }

  return (
    <PrivacyPart title={words.title}>
      <p className={styles.tip}>{words.tip}</p>
      <form className={styles.search} onSubmit={submit} noValidate>
        <ChoiceField
          id={`${id}-kind`}
          label={words.document}
          value={documentType}
          options={KINDS.map((value) => ({ value, label: words.documents[value] }))}
          onChange={(value) => {
            setDocumentType(value === 'TRAVEL' ? 'TRAVEL' : 'HKID');
            setError(undefined);
          }}
        />
        <TextField
          ref={box}
          id={`${id}-number`}
          label={words.number}
          hint={words.numberHint[documentType]}
          value={typed}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={setTyped}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<Icon name="search" size={20} />}
          busy={search.isPending}
        >
          {search.isPending ? words.searching : words.search}
        </Button>
      </form>
      {shown && (
        <PersonRecords
          document={shown.document}
          found={shown.found}
          onFound={(found) => setShown({ ...shown, found })}
          onClear={clear}
        />
      )}
    </PrivacyPart>
  );
}
