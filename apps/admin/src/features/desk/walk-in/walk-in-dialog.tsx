import { bookWalkIn } from '@phial/contract/calls/desk';
import type { DeskAppointment, DeskSlot } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from '../booking/booking-panel.module.css';
import { useAct } from '../booking/use-act.tsx';
import { type DeskPerson, deskPersonErrors, NO_PERSON, readDeskPerson } from '../person/desk-person.ts';
import { PersonFields, personErrorList } from '../person/person-fields.tsx';
import { NoSlotNotice, SlotFields, useSlotErrors } from './slot-fields.tsx';
import { useWalkInSlot } from './use-walk-in-slot.ts';

export interface WalkInProps {
  /** Today. */
  day: DayKey;
  /** Of today, at this service point. */
  slots: readonly DeskSlot[];
  /** The only service looked at; undefined: all. */
  service: ServiceType | undefined;
  /** The free seat that was pressed. */
  slotId: string | undefined;
  /** Manager and administrator may put somebody into a full slot. */
  mayExceed: boolean;
  onClose: () => void;
  onChanged: (appointment: DeskAppointment) => void;
  onDone: (text: string) => void;
}

/** Somebody without a booking takes a seat of today. */
export function WalkInDialog({
  day,
  slots,
  service,
  slotId,
  mayExceed,
  onClose,
  onChanged,
  onDone,
  onCaller,
}: WalkInProps & {
  /** The person does not stand here, but telephones. */
  onCaller: (slot: DeskSlot) => void;
}) {
  const { desk, form, caller } = useMessages();
  const words = desk.walkInForm;
  const id = useId();
  const [person, setPerson] = useState<DeskPerson>(NO_PERSON);
  const choice = useWalkInSlot({ day, slots, slotId, service, mayExceed });
  const { chosen, body } = choice;
  const [attempt, setAttempt] = useState(0);
  const { act, busy, notice } = useAct(onChanged);
  const errors = deskPersonErrors(person);
  const shown = attempt > 0 ? errors : {};
  // Only what was pressed on the planner, and only ahead: nobody on the telephone comes to a time that has begun.
  const pressed = slots.find((one) => one.slotId === slotId && !one.begun && one.free > 0);
  const slotErrors = useSlotErrors(id, choice);

  const onSubmit = () => {
    setAttempt(attempt + 1);
    if (Object.keys(errors).length > 0 || body === undefined) return;
    act(
      () =>
        send(bookWalkIn, {
          body: { ...readDeskPerson(person), ...body },
          ownMessage: true,
        }),
      (made) => onDone(words.done(made.name, made.reservationCode)),
    );
  };

  return (
    <FormDialog
      title={words.title}
      closeLabel={words.close}
      back={words.close}
      submit={chosen.identitySeen ? words.submitArrived : words.submit}
      className={styles.form}
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        title={desk.person.errorsTitle}
        attempt={attempt}
        errors={[...personErrorList(id, shown, form), ...(attempt > 0 ? slotErrors : [])]}
      />
      {notice}
      {pressed && (
        <div>
          <Button size="small" onClick={() => onCaller(pressed)}>
            {caller.instead}
          </Button>
        </div>
      )}
      {!choice.hasSlot && <NoSlotNotice mayExceed={mayExceed} />}
      <PersonFields id={id} person={person} errors={shown} onChange={setPerson} />
      <SlotFields id={id} choice={choice} tried={attempt > 0} />
    </FormDialog>
  );
}
