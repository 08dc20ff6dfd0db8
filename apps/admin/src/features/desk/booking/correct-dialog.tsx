import { changeDeskAppointment } from '@phial/contract/calls/desk';
import { fromWireLanguage, toWireLanguage } from '@phial/domain/language';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { type DeskPerson, deskPersonErrors, NO_PERSON, readDeskPerson } from '../person/desk-person.ts';
import { MessageLanguage } from '../person/message-language.tsx';
import { PersonFields, personErrorList } from '../person/person-fields.tsx';
import styles from './booking-panel.module.css';
import { type BookingFormProps, useAct } from './use-act.tsx';

/** Puts right what was mistyped at home; the number stays unless a new one is typed. */
export function CorrectDialog({ appointment, onBack, onChanged, onDone }: BookingFormProps) {
  const { desk, form } = useMessages();
  const id = useId();
  const { appointmentId, version, name, telNo, email, maskedDocumentNumber } = appointment;
  const [person, setPerson] = useState<DeskPerson>({ ...NO_PERSON, name, telNo, email });
  const [language, setLanguage] = useState(fromWireLanguage(appointment.language));
  const [attempt, setAttempt] = useState(0);
  const { act, busy, notice } = useAct(onChanged);
  const { docNo, ...others } = deskPersonErrors(person);
  const errors = person.docNo.trim() === '' || docNo === undefined ? others : { ...others, docNo };
  const shown = attempt > 0 ? errors : {};

  const onSubmit = () => {
    setAttempt(attempt + 1);
    if (Object.keys(errors).length > 0) return;
    const { docNo: number, documentType, ...read } = readDeskPerson(person);
    const typed = person.docNo.trim() !== '' && { docNo: number, documentType };
    const body = { version, ...read, ...typed, language: toWireLanguage(language) };
    act(
      () => send(changeDeskAppointment, { params: { id: appointmentId }, body, ownMessage: true }),
      (changed) => onDone(desk.correct.done(changed.name)),
    );
  };

  return (
    <FormDialog
      title={desk.correct.title}
      closeLabel={desk.booking.close}
      back={desk.booking.back}
      submit={desk.correct.submit}
      className={styles.form}
      busy={busy}
      onClose={onBack}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        title={desk.person.errorsTitle}
        attempt={attempt}
        errors={personErrorList(id, shown, form)}
      />
      {notice}
      <PersonFields
        id={id}
        person={person}
        errors={shown}
        keptNumber={maskedDocumentNumber}
        onChange={setPerson}
      />
      <MessageLanguage id={`${id}-language`} language={language} onChange={setLanguage} />
    </FormDialog>
  );
}
