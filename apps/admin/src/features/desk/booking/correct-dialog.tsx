import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { type DeskPerson, deskPersonErrors, NO_PERSON, readDeskPerson } from '../person/desk-person.ts';
import { PersonFields, personErrorList } from '../person/person-fields.tsx';
import { ActNotice } from './act-notice.tsx';
import styles from './booking-panel.module.css';
import { useAct } from './use-act.ts';

/** Puts right what was mistyped at home; the number stays unless a new one is typed. */
export function CorrectDialog({
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
  const { desk, form } = useMessages();
  const id = useId();
  const { appointmentId, version, name, telNo, email, maskedDocumentNumber } = appointment;
  const [person, setPerson] = useState<DeskPerson>({ ...NO_PERSON, name, telNo, email });
  const [attempt, setAttempt] = useState(0);
  const { act, busy, problem, conflict } = useAct({ onChanged });
  const { docNo, ...others } = deskPersonErrors(person);
  const errors = person.docNo.trim() === '' || docNo === undefined ? others : { ...others, docNo };
  const shown = attempt > 0 ? errors : {};

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(errors).length > 0) return;
    const { docNo: number, documentType, ...read } = readDeskPerson(person);
    const typed = person.docNo.trim() !== '' && { docNo: number, documentType };
    const body = { version, ...read, ...typed };
    void act(
      () => send(changeDeskAppointment, { params: { id: appointmentId }, body, ownMessage: true }),
      (changed) => onDone(desk.correct.done(changed.name)),
    );
  };

  return (
    <Dialog
      open
      onClose={onBack}
      busy={busy}
      title={desk.correct.title}
      closeLabel={desk.booking.close}
      actions={
        <>
          <Button disabled={busy} onClick={onBack}>
            {desk.booking.back}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {desk.correct.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={onSubmit} noValidate>
        <ErrorSummary
          title={desk.person.errorsTitle}
          attempt={attempt}
          errors={personErrorList(id, shown, form)}
        />
        <ActNotice problem={problem} conflict={conflict} />
        <PersonFields
          id={id}
          person={person}
          errors={shown}
          keptNumber={maskedDocumentNumber}
          onChange={setPerson}
        />
      </form>
    </Dialog>
  );
}
