import type { Slot } from '@phial/contract/booking/availability';
import { readDeskAvailability } from '@phial/contract/calls/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { addDays, type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { LAST_VIEW, VIEW_DAYS, viewDays, viewStart } from './fortnight.ts';
import { SmallCalendar } from './small-calendar.tsx';

/** A free start. */
export interface ChosenSlot {
  readonly slotId: string;
  readonly day: DayKey;
  /** `HH:mm`. */
  readonly time: string;
}

interface SlotPickerProps {
  servicePointId: string;
  type: ServiceType;
  today: DayKey;
  chosen: ChosenSlot | undefined;
  onChoose: (slot: ChosenSlot | undefined) => void;
  error: string | undefined;
}

/** A day with free seats, then one of its free times. */
export function SlotPicker({ servicePointId, type, today, chosen, onChoose, error }: SlotPickerProps) {
  const words = useMessages().desk;
  const language = useLanguage();
  const id = useId();
  const [view, setView] = useState(0);
  const [day, setDay] = useState<DayKey>();
  const start = viewStart(today, view);
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(readDeskAvailability, {
      params: { servPtId: servicePointId },
      query: { type, startDate: start, endDate: addDays(start, VIEW_DAYS - 1) },
    }),
    select: (answer) => answer.data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

  const chooseDay = (next: DayKey) => {
    setDay(next);
    onChoose(undefined);
  };
  const turn = (by: 1 | -1) => {
    const to = view + by;
    return to < 0 || to > LAST_VIEW ? undefined : () => setView(to);
  };
  const free = (day === undefined ? [] : (data?.[day]?.slots ?? [])).filter((slot) => slot.hasQuota);
  const choose = (slotId: string) => {
    const slot = free.find(({ servPtApptTimeId }) => servPtApptTimeId === slotId);
    if (slot) onChoose(chosenOf(slot));
  };

  return (
    <>
      <SmallCalendar
        days={viewDays(data, start, today)}
        today={today}
        chosen={day}
        onChoose={chooseDay}
        onEarlier={turn(-1)}
        onLater={turn(1)}
      />
      {isError && !isFetching && (
        <Notice tone="warning" live="status" title={words.change.failed}>
          <Button size="small" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Notice>
      )}
      {day === undefined && error && <Notice tone="error" live="alert" title={words.change.dayNeeded} />}
      {day !== undefined && free.length > 0 && (
        <RadioCards
          legend={words.change.times(formatLongDate(day, language))}
          name={`${id}-time`}
          columns="compact"
          value={chosen?.slotId}
          options={free.map((slot) => ({ value: slot.servPtApptTimeId, label: slot.time }))}
          onChange={choose}
          error={error}
        />
      )}
      {/* Below the times, which must not move under a finger when it appears. */}
      <Loading active={isFetching} label={words.change.loading} />
    </>
  );
}

function chosenOf({ servPtApptTimeId, day, time }: Slot): ChosenSlot {
  return { slotId: servPtApptTimeId, day, time };
}
