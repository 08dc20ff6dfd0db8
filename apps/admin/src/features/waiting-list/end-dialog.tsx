import {
  WAITING_END_REASONS,
  type WaitingDeskEntry,
  type WaitingEndReason,
} from '@phial/contract/desk/waiting-desk';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { useMessages } from '../../language/language.ts';
import { FormDialog } from '../../shell/form-dialog.tsx';

/** Asks why an entry is ended. */
export function EndDialog({
  entry: { name },
  busy,
  onKeep,
  onEnd,
}: {
  entry: WaitingDeskEntry;
  busy: boolean;
  onKeep: () => void;
  onEnd: (reason: WaitingEndReason) => void;
}) {
  const words = useMessages().waitingDesk;
  const [reason, setReason] = useState<WaitingEndReason>();
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (reason !== undefined) onEnd(reason);
  };
  return (
    <FormDialog
      title={words.endTitle}
      closeLabel={words.close}
      back={words.keep}
      submit={words.end}
      variant="danger"
      busy={busy}
      onClose={onKeep}
      onSubmit={submit}
    >
      <p>
        <b>{name}</b>
      </p>
      <p>{words.endLead}</p>
      <RadioCards
        legend={words.reason}
        name="waiting-end-reason"
        value={reason}
        columns="one"
        options={WAITING_END_REASONS.map((one) => ({ value: one, label: words.reasons[one] }))}
        onChange={setReason}
        error={tried && reason === undefined ? words.reasonNeeded : undefined}
      />
    </FormDialog>
  );
}
