import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskAppointment, DeskPoint } from '@phial/contract/desk';
import { type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { SelectField } from '@phial/ui/select-field/select-field';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ActNotice } from '../booking/act-notice.tsx';
import styles from '../booking/booking-panel.module.css';
import { useAct } from '../booking/use-act.ts';
import { type ChosenSlot, SlotPicker } from './slot-picker.tsx';

interface ChangeDialogProps {
  appointment: DeskAppointment;
  points: readonly DeskPoint[];
  today: DayKey;
  onBack: () => void;
  onChanged: (appointment: DeskAppointment) => void;
  onDone: (text: string) => void;
}

/** To another time, day or service point: the new place is taken and the old one given up in one step. */
export function ChangeDialog({ appointment, points, today, onBack, onChanged, onDone }: ChangeDialogProps) {
  const words = useMessages().desk;
  const language = useLanguage();
  const id = useId();
  const [point, setPoint] = useState(appointment.servicePointId);
  const [type, setType] = useState<ServiceType>(appointment.type);
  const [slot, setSlot] = useState<ChosenSlot>();
  const [missing, setMissing] = useState(false);
  const { act, busy, problem, conflict } = useAct({ onChanged });
  const types = points.find(({ servicePointId }) => servicePointId === point)?.types ?? [];
  const { appointmentId, version, name, day, time } = appointment;
  const longTime = (of: { day: DayKey; time: string }) =>
    words.moment(formatLongDate(of.day, language), of.time);

  const choosePoint = (next: string) => {
    const offered = points.find(({ servicePointId }) => servicePointId === next)?.types ?? [];
    setPoint(next);
    setType(offered.find((one) => one === type) ?? offered[0] ?? type);
    setSlot(undefined);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(slot === undefined);
    if (slot === undefined) return;
    void act(
      () =>
        send(changeDeskAppointment, {
          params: { id: appointmentId },
          body: { version, slotId: slot.slotId },
          ownMessage: true,
        }),
      (changed) => onDone(words.change.done(name, longTime(changed))),
    );
  };

  return (
    <Dialog
      open
      onClose={onBack}
      busy={busy}
      title={words.change.title}
      closeLabel={words.booking.close}
      size="large"
      actions={
        <>
          <Button disabled={busy} onClick={onBack}>
            {words.booking.back}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {words.change.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={onSubmit}>
        <p className={styles.summary}>
          <b>{name}</b>
          <br />
          {`${words.change.from}: ${longTime({ day, time })} · ${words.types[appointment.type]}`}
        </p>
        <ActNotice problem={problem} conflict={conflict} />
        <SelectField
          id={`${id}-point`}
          label={words.point}
          value={point}
          onChange={choosePoint}
          options={points.map((one) => ({ value: one.servicePointId, label: one.name[language] }))}
        />
        {types.length > 1 && (
          <SelectField
            id={`${id}-type`}
            label={words.service}
            value={type}
            onChange={(next) => {
              setType(types.find((one) => one === next) ?? type);
              setSlot(undefined);
            }}
            options={types.map((one) => ({ value: one, label: words.typesLong[one] }))}
          />
        )}
        <SlotPicker
          key={`${point} ${type}`}
          servicePointId={point}
          type={type}
          today={today}
          chosen={slot}
          onChoose={setSlot}
          error={missing && slot === undefined ? words.change.timeNeeded : undefined}
        />
      </form>
    </Dialog>
  );
}
