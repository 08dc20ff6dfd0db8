import { CallError } from '@phial/client/call-error';
import { readPlaces } from '@phial/contract/calls/schedule';
import type { Schedule } from '@phial/contract/schedule';
import type {
  AffectedBooking,
  OfferedPlace,
  PlacesRequest,
  ScheduleChange,
} from '@phial/contract/schedule-change';
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
import { usePlaceNames, useSlotTime } from '../place-names.ts';
import styles from './change-review.module.css';
import { placeText } from './choices.ts';

interface PlaceDialogProps {
  change: ScheduleChange;
  booking: AffectedBooking;
  schedule: Pick<Schedule, 'points' | 'today' | 'lastDay'>;
  /** Whether the other bookings of the list take all of a place. */
  isTaken: (place: OfferedPlace) => boolean;
  onClose: () => void;
  onChoose: (place: OfferedPlace) => void;
  /** The booking is no longer affected. @returns whether the error brought a new list */
  onOutdated: (error: unknown) => boolean;
}

/** Any service point, day and time with places for one booking that is affected. */
export function PlaceDialog({
  change,
  booking,
  schedule,
  isTaken,
  onClose,
  onChoose,
  onOutdated,
}: PlaceDialogProps) {
  const { review: words, cancel, close, failed, loading } = useMessages().schedule;
  const { point: nameOf } = usePlaceNames(schedule.points);
  const time = useSlotTime();
  const language = useLanguage();
  const id = useId();
  const [servPtId, setServPtId] = useState(booking.servPtId);
  const [day, setDay] = useState(booking.servTime.slice(0, 10));
  const [picked, setPicked] = useState<OfferedPlace>();
  const [missing, setMissing] = useState(false);
  const isOpenDay = isDay(day) && day >= schedule.today && day <= schedule.lastDay;
  const places = usePlaces({ change, apptRecordId: booking.apptRecordId, servPtId, day }, isOpenDay);
  const free = (places.data ?? []).filter((place) => !isTaken(place));

  useEffect(() => {
    if (places.error !== null && onOutdated(places.error)) onClose();
  }, [places.error, onOutdated, onClose]);

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
      {places.isLoading && <Loading active label={loading} />}
      {places.isError && (
        <TryAgain
          title={failed}
          onTryAgain={() => void places.refetch()}
          {...(places.error instanceof CallError && { hint: places.error.msg })}
        />
      )}
      {places.isSuccess && free.length === 0 && (
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
          value={picked && placeText(picked)}
          options={free.map((place) => ({ value: placeText(place), label: place.servTime.slice(11, 16) }))}
          onChange={(text) => setPicked(free.find((place) => placeText(place) === text))}
          error={missing && picked === undefined ? words.elsewhereTimeError : undefined}
        />
      )}
    </FormDialog>
  );
}

function usePlaces(body: PlacesRequest, enabled: boolean) {
  return useQuery({
    ...callQuery(readPlaces, { body }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
