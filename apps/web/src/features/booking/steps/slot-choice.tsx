import type { Slot } from '@phial/contract/booking/availability';
import { type DayKey, formatLongDate, minutesOf } from '@phial/domain/hong-kong-time';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import slotChoice from './slot-choice.module.css';

const NOON = minutesOf('12:00');

interface SlotChoiceProps {
  day: DayKey;
  slots: readonly Slot[];
  /** `activeTimeBegin` of the chosen slot. */
  chosen: string | undefined;
  /** The element that says what stands in the way of going on. */
  errorId?: string | undefined;
  onChoose: (activeTimeBegin: string) => void;
}

/** The times of a day as radio buttons; full ones say so and cannot be chosen. */
export function SlotChoice({ day, slots, chosen, errorId, onChoose }: SlotChoiceProps) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const titleId = useId();
  const parts = [
    { legend: words.morning, slots: slots.filter((slot) => minutesOf(slot.time) < NOON) },
    { legend: words.afternoon, slots: slots.filter((slot) => minutesOf(slot.time) >= NOON) },
  ].filter((part) => part.slots.length > 0);
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      className={slotChoice.slots}
    >
      <p id={titleId} className={slotChoice.title} data-title>
        {words.slotsOf(formatLongDate(day, language))}
      </p>
      {parts.map((part) => (
        <RadioCards
          key={part.legend}
          legend={part.legend}
          name="servTime"
          columns="compact"
          value={chosen}
          options={part.slots.map((slot) => ({
            value: slot.activeTimeBegin,
            label: slot.time,
            detail: slot.hasQuota ? undefined : words.full,
            disabled: !slot.hasQuota,
          }))}
          onChange={onChoose}
        />
      ))}
    </div>
  );
}
