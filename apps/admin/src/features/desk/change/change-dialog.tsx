import { changeDeskAppointment } from '@phial/contract/calls/desk';
import type { DeskPoint } from '@phial/contract/desk/desk';
import { type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from '../booking/booking-panel.module.css';
import { type BookingFormProps, useAct } from '../booking/use-act.tsx';
import { HoldNotice } from '../hold/hold-notice.tsx';
import { SlotChoice } from '../hold/slot-choice.tsx';
import { isSlotGone, useDeskHold } from '../hold/use-desk-hold.ts';

/** To another time, day or service point: the new seat is taken and the old one given up in one step. */
export function ChangeDialog({
  appointment,
  points,
  today,
  pointName,
  onBack,
  onChanged,
  onDone,
}: BookingFormProps & {
  points: readonly DeskPoint[];
  today: DayKey;
  pointName: (servicePointId: string) => string;
}) {
  const words = useMessages().desk;
  const language = useLanguage();
  const { shortNameOf } = useServices();
  const id = useId();
  const hold = useDeskHold();
  const [missing, setMissing] = useState(false);
  const { act, busy, notice } = useAct(onChanged);
  const { chosen } = hold;
  const { appointmentId, version, name, day, time } = appointment;
  const longTime = (of: { day: DayKey; time: string }) =>
    words.moment(formatLongDate(of.day, language), of.time);

  const onSubmit = () => {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    const call = async () => {
      const body = { version, slotId: chosen.slotId, ...(await hold.holdOn(chosen)) };
      return send(changeDeskAppointment, { params: { id: appointmentId }, body, ownMessage: true });
    };
    const noteRefusal = (error: unknown) => {
      if (isSlotGone(error)) hold.refused(chosen);
      throw error;
    };
    act(
      () => call().catch(noteRefusal),
      (changed) => {
        hold.forget();
        onDone(words.change.done(name, longTime(changed)));
      },
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
      <SlotChoice
        id={id}
        points={points}
        today={today}
        start={appointment}
        hold={hold}
        error={missing && chosen === undefined ? words.change.timeNeeded : undefined}
      />
      <HoldNotice hold={hold} pointName={pointName} />
    </FormDialog>
  );
}
