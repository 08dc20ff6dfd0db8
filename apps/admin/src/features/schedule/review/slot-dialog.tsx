import { CallError } from '@phial/client/call-error';
import { listOfferedSlots } from '@phial/contract/calls/schedule';
import type { Schedule } from '@phial/contract/schedule/schedule';
import type { AffectedBooking, OfferedSlot, ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { isDay } from '@phial/domain/hong-kong-time';
import { formatDate } from '@phial/domain/moment-text';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { TryAgain } from '../../../shell/try-again.tsx';
import { useLocationNames, useSlotTime } from '../location-names.ts';
import styles from './change-review.module.css';
import { slotKey } from './choices.ts';

interface SlotDialogProps {
  change: ScheduleChange;
  booking: AffectedBooking;
  schedule: Pick<Schedule, 'points' | 'today' | 'lastDay'>;
  /** Whether the other bookings of the list take all seats of a slot. */
  isTaken: (slot: OfferedSlot) => boolean;
  onClose: () => void;
  onChoose: (slot: OfferedSlot) => void;
  /** The booking is no longer affected. @returns whether the error brought a new list */
  onOutdated: (error: unknown) => boolean;
}

/** Any service point, day and time with a free seat for one booking that is affected. */
export function SlotDialog({
  change,
  booking,
  schedule,
  isTaken,
  onClose,
  onChoose,
  onOutdated,
}: SlotDialogProps) {
  const { review: words, cancel, close, failed, loading } = useMessages().schedule;
  const { point: nameOf } = useLocationNames(schedule.points);
  const time = useSlotTime();
  const language = useLanguage();
  const id = useId();
  const [servPtId, setServPtId] = useState(booking.servPtId);
  const [day, setDay] = useState(booking.servTime.slice(0, 10));
  const [picked, setPicked] = useState<OfferedSlot>();
  const [missing, setMissing] = useState(false);
  const isOpenDay = isDay(day) && day >= schedule.today && day <= schedule.lastDay;
  const slots = useQuery({
    ...callQuery(listOfferedSlots, { body: { change, apptRecordId: booking.apptRecordId, servPtId, day } }),
    enabled: isOpenDay,
    staleTime: 0,
    gcTime: 0,
  });
  const free = (slots.data ?? []).filter((slot) => !isTaken(slot));

  useEffect(() => {
    if (slots.error !== null && onOutdated(slots.error)) onClose();
  }, [slots.error, onOutdated, onClose]);

  const startOver = () => {
    setPicked(undefined);
    setMissing(false);
  };
  const onSubmit = () => {
    if (picked === undefined) setMissing(true);
    else onChoose(picked);
  };

  return (
    <FormDialog
      title={words.elsewhereTitle}
      closeLabel={close}
      back={cancel}
      submit={words.elsewhereChoose}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p className={styles.whose}>
        <b>{booking.name}</b> · {time(booking.servTime)} · {nameOf(booking.servPtId)}
      </p>
      <SelectField
        id={`${id}-point`}
        label={words.elsewherePoint}
        value={servPtId}
        onChange={(next) => {
          setServPtId(next);
          startOver();
        }}
        options={schedule.points
          .filter(({ types }) => types.includes(booking.type))
          .map((point) => ({ value: point.servPtId, label: nameOf(point.servPtId) }))}
      />
      <TextField
        id={`${id}-day`}
        type="date"
        label={words.elsewhereDay}
        min={schedule.today}
        max={schedule.lastDay}
        value={day}
        error={
          isOpenDay
            ? undefined
            : words.elsewhereDayError(
                formatDate(schedule.today, language),
                formatDate(schedule.lastDay, language),
              )
        }
        onChange={(next) => {
          setDay(next);
          startOver();
        }}
      />
      {slots.isLoading && <Loading active label={loading} />}
      {slots.isError && (
        <TryAgain
          title={failed}
          onTryAgain={() => void slots.refetch()}
          {...(slots.error instanceof CallError && { hint: slots.error.msg })}
        />
      )}
      {slots.isSuccess && free.length === 0 && (
        <Notice
          key={String(missing)}
          tone={missing ? 'error' : 'info'}
          live={missing ? 'alert' : 'status'}
          title={words.elsewhereNone}
        />
      )}
      {free.length > 0 && (
        <RadioCards
          legend={words.elsewhereTime}
          name={`${id}-time`}
          columns="compact"
          value={picked && slotKey(picked)}
          options={free.map((slot) => ({ value: slotKey(slot), label: slot.servTime.slice(11, 16) }))}
          onChange={(text) => setPicked(free.find((slot) => slotKey(slot) === text))}
          error={missing && picked === undefined ? words.elsewhereTimeError : undefined}
        />
      )}
    </FormDialog>
  );
}
