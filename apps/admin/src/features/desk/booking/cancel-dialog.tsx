import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { cancelDeskAppointment } from '@phial/contract/calls/desk';
import { CANCEL_REASONS, type CancelReason, NOTIFIED_CANCEL_REASONS } from '@phial/contract/desk/desk-act';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from './booking-panel.module.css';
import { type BookingFormProps, useAct } from './use-act.tsx';

/** Asks for the reason, and says what is about to be lost. */
export function CancelDialog({ appointment, onBack, onChanged, onDone }: BookingFormProps) {
  const desk = useMessages().desk;
  const words = desk.cancel;
  const language = useLanguage();
  const id = useId();
  const [reason, setReason] = useState<CancelReason>();
  const [missing, setMissing] = useState(false);
  const { act, busy, notice } = useAct(onChanged);
  const { appointmentId, version, name, day, time } = appointment;

  const onSubmit = () => {
    setMissing(reason === undefined);
    if (reason === undefined) return;
    const body = { version, reason };
    act(
      () => send(cancelDeskAppointment, { params: { id: appointmentId }, body, ownMessage: true }),
      () => onDone(words.done(name)),
    );
  };

  return (
    <FormDialog
      title={words.title}
      closeLabel={words.keep}
      back={words.keep}
      submit={words.submit}
      variant="danger"
      className={styles.form}
      busy={busy}
      onClose={onBack}
      onSubmit={onSubmit}
    >
      <p className={styles.summary}>
        <b>{name}</b>
        <br />
        {desk.moment(formatLongDate(day, language), time)}
      </p>
      {notice}
      <p>{words.tip}</p>
      <RadioCards
        legend={words.reason}
        name={`${id}-reason`}
        value={reason}
        columns="one"
        options={CANCEL_REASONS.map((one) => ({ value: one, label: words.reasons[one] }))}
        onChange={setReason}
        error={missing && reason === undefined ? words.reasonNeeded : undefined}
      />
      <p role="status">{reason !== undefined && noteOf(reason, words)}</p>
    </FormDialog>
  );
}

/** Whether the patient hears of it. */
function noteOf(reason: CancelReason, words: StaffMessages['desk']['cancel']): string {
  if (reason === 'visitor-asked') return words.confirmed;
  return NOTIFIED_CANCEL_REASONS.has(reason) ? words.notified : words.notNotified;
}
