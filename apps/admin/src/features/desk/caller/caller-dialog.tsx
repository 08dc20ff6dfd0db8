import { newUuid } from '@phial/browser/uuid';
import { bookForCaller } from '@phial/contract/calls/desk';
import type { DeskAppointment, DeskPoint } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { toWireLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { useId, useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from '../booking/booking-panel.module.css';
import { useAct } from '../booking/use-act.tsx';
import { HoldNotice } from '../hold/hold-notice.tsx';
import { pointFieldId, SlotChoice } from '../hold/slot-choice.tsx';
import { type DeskChoice, isSlotGone, useDeskHold } from '../hold/use-desk-hold.ts';
import { type DeskPerson, deskPersonErrors, NO_PERSON, readDeskPerson } from '../person/desk-person.ts';
import { MessageLanguage } from '../person/message-language.tsx';
import { PersonFields, personErrorList } from '../person/person-fields.tsx';
import { CallerBooked } from './caller-booked.tsx';

interface CallerDialogProps {
  points: readonly DeskPoint[];
  today: DayKey;
  /** The free seat that was pressed. */
  slot: DeskChoice | undefined;
  /** Point and service on screen. */
  here: { servicePointId: string; type: ServiceType };
  pointName: (servicePointId: string) => string;
  onClose: () => void;
  onChanged: (appointment: DeskAppointment) => void;
}

/** Somebody on the telephone books: any service, day and point; at the end the code is read out. */
export function CallerDialog({
  points,
  today,
  slot,
  here,
  pointName,
  onClose,
  onChanged,
}: CallerDialogProps) {
  const { caller: words, desk, form } = useMessages();
  const id = useId();
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [person, setPerson] = useState<DeskPerson>(NO_PERSON);
  const [picking, setPicking] = useState(slot === undefined);
  const [attempt, setAttempt] = useState(0);
  const [booked, setBooked] = useState<DeskAppointment>();
  const keyOfIntent = useSubmissionKey();
  const hold = useDeskHold(slot);
  const { act, busy, notice } = useAct(onChanged);
  const errors = deskPersonErrors(person);
  const shown = attempt > 0 ? errors : {};
  const { chosen } = hold;
  const timeMissing = attempt > 0 && chosen === undefined;

  const onSubmit = () => {
    setAttempt(attempt + 1);
    if (chosen === undefined) setPicking(true);
    if (Object.keys(errors).length > 0 || chosen === undefined) return;
    const intent = {
      ...readDeskPerson(person),
      slotId: chosen.slotId,
      language: toWireLanguage(language),
    };
    const key = keyOfIntent(intent);
    const call = async () =>
      send(bookForCaller, {
        body: { ...intent, ...(await hold.holdOn(chosen)) },
        headers: { 'Idempotency-Key': key },
        ownMessage: true,
      });
    const noteRefusal = (error: unknown) => {
      if (isSlotGone(error)) {
        hold.refused(chosen);
        setPicking(true);
      }
      throw error;
    };
    act(
      () => call().catch(noteRefusal),
      (made) => {
        hold.forget();
        setBooked(made);
      },
    );
  };

  if (booked !== undefined) {
    return <CallerBooked appointment={booked} pointName={pointName} onClose={onClose} />;
  }
  const timeError = { fieldId: pointFieldId(id), text: words.timeNeeded };
  return (
    <FormDialog
      title={words.title}
      closeLabel={words.close}
      size="large"
      back={words.close}
      submit={words.submit}
      className={styles.form}
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        title={desk.person.errorsTitle}
        attempt={attempt}
        errors={[...(timeMissing ? [timeError] : []), ...personErrorList(id, shown, form)]}
      />
      {notice}
      {picking || hold.lost ? (
        <SlotChoice
          id={id}
          points={points}
          today={today}
          start={slot ?? here}
          hold={hold}
          error={timeMissing ? words.timeNeeded : undefined}
        />
      ) : (
        <div>
          <Button size="small" onClick={() => setPicking(true)}>
            {words.hold.another}
          </Button>
        </div>
      )}
      <HoldNotice hold={hold} pointName={pointName} />
      <PersonFields id={id} person={person} errors={shown} onChange={setPerson} />
      <MessageLanguage id={`${id}-language`} language={language} onChange={setLanguage} />
    </FormDialog>
  );
}

/** The same submission keeps its Idempotency-Key, so that a repeat after a lost answer books nothing twice. */
function useSubmissionKey(): (intent: object) => string {
  const last = useRef({ intent: '', key: '' });
  return (intent) => {
    const text = JSON.stringify(intent);
    if (last.current.intent !== text) last.current = { intent: text, key: newUuid() };
    return last.current.key;
  };
}
