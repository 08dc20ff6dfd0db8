import type { DeskAppointment, DeskSlot } from '@phial/contract/desk';
import { toWireLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { registerWalkIn } from '../api.ts';
import { ActNotice } from '../booking/act-notice.tsx';
import styles from '../booking/booking-panel.module.css';
import { useAct } from '../booking/use-act.ts';
import { type DeskPerson, deskPersonErrors, NO_PERSON, readDeskPerson } from '../person/desk-person.ts';
import { PersonFields, personErrorList } from '../person/person-fields.tsx';
import { likelySlot, offeredSlots } from './offered-slots.ts';
import { NoSlotNotice, PlaceFields, slotFieldId, type WalkInPlace } from './place-fields.tsx';

export interface WalkInProps {
  /** Of today, at this service point. */
  slots: readonly DeskSlot[];
  /** The free place that was pressed. */
  slotId: string | undefined;
  /** Manager and administrator may put somebody into a full slot. */
  mayExceed: boolean;
  onClose: () => void;
  onChanged: (appointment: DeskAppointment) => void;
  onDone: (text: string) => void;
}

/** Somebody without a booking takes a place of today. */
export function WalkInDialog({ slots, slotId, mayExceed, onClose, onChanged, onDone }: WalkInProps) {
  const { desk, form } = useMessages();
  const words = desk.walkInForm;
  const language = useLanguage();
  const id = useId();
  const offered = offeredSlots(slots, mayExceed);
  const [person, setPerson] = useState<DeskPerson>(NO_PERSON);
  const [place, setPlace] = useState<WalkInPlace>({
    slotId: slotId ?? likelySlot(slots)?.slotId ?? '',
    language,
    identitySeen: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { act, busy, problem, conflict } = useAct({ onChanged });
  const slot = offered.find((one) => one.slotId === place.slotId);
  const errors = deskPersonErrors(person);
  const shown = attempt > 0 ? errors : {};
  const slotMissing = attempt > 0 && slot === undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(errors).length > 0 || slot === undefined) return;
    void act(
      () =>
        registerWalkIn({
          ...readDeskPerson(person),
          slotId: slot.slotId,
          identitySeen: place.identitySeen,
          language: toWireLanguage(place.language),
          ...(slot.free === 0 && { overCapacity: true }),
        }),
      (made) => onDone(words.done(made.name, made.reservationCode)),
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {place.identitySeen ? words.submitArrived : words.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={onSubmit} noValidate>
        <ErrorSummary
          title={desk.person.errorsTitle}
          attempt={attempt}
          errors={[
            ...personErrorList(id, shown, form),
            ...(slotMissing ? [{ fieldId: slotFieldId(id), text: words.slotNeeded }] : []),
          ]}
        />
        <ActNotice problem={problem} conflict={conflict} />
        {offered.length === 0 && <NoSlotNotice mayExceed={mayExceed} />}
        <PersonFields id={id} person={person} errors={shown} onChange={setPerson} />
        <PlaceFields id={id} slots={offered} place={place} slotMissing={slotMissing} onChange={setPlace} />
      </form>
    </Dialog>
  );
}
