import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskPoint } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from '../booking/booking-panel.module.css';
import { type BookingFormProps, useAct } from '../booking/use-act.tsx';
import { DayRestrictions } from '../day/day-restrictions.tsx';
import { type ChosenSlot, SlotPicker } from './slot-picker.tsx';

/** To another time, day or service point: the new seat is taken and the old one given up in one step. */
export function ChangeDialog({
  appointment,
  points,
  today,
  onBack,
  onChanged,
  onDone,
}: BookingFormProps & { points: readonly DeskPoint[]; today: DayKey }) {
  const words = useMessages().desk;
  const language = useLanguage();
  const { nameOf, shortNameOf } = useServices();
  const id = useId();
  const [point, setPoint] = useState(appointment.servicePointId);
  const [type, setType] = useState<ServiceType>(appointment.type);
  const [slot, setSlot] = useState<ChosenSlot>();
  const [missing, setMissing] = useState(false);
  const { act, busy, notice } = useAct(onChanged);
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

  const onSubmit = () => {
    setMissing(slot === undefined);
    if (slot === undefined) return;
    const body = { version, slotId: slot.slotId };
    act(
      () => send(changeDeskAppointment, { params: { id: appointmentId }, body, ownMessage: true }),
      (changed) => onDone(words.change.done(name, longTime(changed))),
    );
  };

  return (
    <FormDialog
      title={words.change.title}
      closeLabel={words.booking.close}
      size="large"
      back={words.booking.back}
      submit={words.change.submit}
      className={styles.form}
      busy={busy}
      onClose={onBack}
      onSubmit={onSubmit}
    >
      <p className={styles.summary}>
        <b>{name}</b>
        <br />
        {`${words.change.from}: ${longTime({ day, time })} · ${shortNameOf(appointment.type)}`}
      </p>
      {notice}
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
          options={types.map((one) => ({ value: one, label: nameOf(one) }))}
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
      <div role="status">{slot && <DayRestrictions type={type} day={slot.day} />}</div>
    </FormDialog>
  );
}
