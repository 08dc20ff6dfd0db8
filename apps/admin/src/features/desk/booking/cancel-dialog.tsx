import { cancelDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk';
import { CANCEL_REASONS, type CancelReason, TOLD_CANCEL_REASONS } from '@phial/contract/desk-act';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ActNotice } from './act-notice.tsx';
import styles from './booking-panel.module.css';
import { useAct } from './use-act.ts';

/** Asks for the reason, and says what is about to be lost. */
export function CancelDialog({
  appointment,
  onBack,
  onChanged,
  onDone,
}: {
  appointment: DeskAppointment;
  onBack: () => void;
  onChanged: (appointment: DeskAppointment) => void;
  onDone: (text: string) => void;
}) {
  const desk = useMessages().desk;
  const words = desk.cancel;
  const language = useLanguage();
  const id = useId();
  const [reason, setReason] = useState<CancelReason>();
  const [missing, setMissing] = useState(false);
  const { act, busy, problem, conflict } = useAct({ onChanged });
  const { appointmentId, version, name, day, time } = appointment;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === undefined);
    if (reason !== undefined)
      void act(
        () =>
          send(cancelDeskAppointment, {
            params: { id: appointmentId },
            body: { version, reason },
            ownMessage: true,
          }),
        () => onDone(words.done(name)),
      );
  };

  return (
    <Dialog
      open
      onClose={onBack}
      busy={busy}
      title={words.title}
      closeLabel={words.keep}
      actions={
        <>
          <Button disabled={busy} onClick={onBack}>
            {words.keep}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={onSubmit}>
        <p className={styles.summary}>
          <b>{name}</b>
          <br />
          {desk.moment(formatLongDate(day, language), time)}
        </p>
        <ActNotice problem={problem} conflict={conflict} />
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
        <p role="status">
          {reason !== undefined && (TOLD_CANCEL_REASONS.has(reason) ? words.told : words.notTold)}
        </p>
      </form>
    </Dialog>
  );
}
