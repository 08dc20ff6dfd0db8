import type { ServiceType } from '@phial/domain/booking/service-type';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../language/language.ts';
import { PointFields } from './point-fields.tsx';
import styles from './waiting.module.css';
import { WEEKDAYS, type Wishes, type WishMistake } from './wishes.ts';

interface WishFieldsProps {
  type: ServiceType;
  wishes: Wishes;
  onChange: (wishes: Partial<Wishes>) => void;
  /** Those that are to show. */
  mistakes: readonly WishMistake[];
}

/** A control of each mistake, for the summary. */
export const WISH_CONTROL: Record<WishMistake, string> = {
  noPoint: 'waiting-points',
  wrongDays: 'waiting-first-day',
  noWeekday: 'waiting-weekdays',
};

/** Where and when somebody who waits could come. */
export function WishFields({ type, wishes, onChange, mistakes }: WishFieldsProps) {
  const words = useMessages('furtherBooking').waitingList;
  const textOf = (mistake: WishMistake) => (mistakes.includes(mistake) ? words[mistake] : undefined);
  return (
    <>
      <PointFields
        type={type}
        chosen={wishes.servPtIds}
        onChange={(servPtIds) => onChange({ servPtIds })}
        error={textOf('noPoint')}
      />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{words.days}</legend>
        <TextField
          id="waiting-first-day"
          type="date"
          label={words.firstDay}
          required
          value={wishes.firstDay}
          onChange={(firstDay) => onChange({ firstDay })}
          error={textOf('wrongDays')}
        />
        <TextField
          id="waiting-last-day"
          type="date"
          label={words.lastDay}
          required
          value={wishes.lastDay}
          onChange={(lastDay) => onChange({ lastDay })}
        />
        <WeekdayFields wishes={wishes} onChange={onChange} error={textOf('noWeekday')} />
        <ChoiceField
          id="waiting-hours"
          label={words.hours}
          value={wishes.hours}
          options={[
            { value: 'any', label: words.anyHour },
            { value: 'morning', label: words.morning },
            { value: 'afternoon', label: words.afternoon },
          ]}
          onChange={(hours) => onChange({ hours: hours as Wishes['hours'] })}
        />
      </fieldset>
    </>
  );
}

type PartProps = Pick<WishFieldsProps, 'wishes' | 'onChange'> & { error: string | undefined };

function WeekdayFields({ wishes: { weekdays }, onChange, error }: PartProps) {
  const { waitingList: words } = useMessages('furtherBooking');
  const { bookingWizard } = useMessages('booking');
  return (
    <fieldset id="waiting-weekdays" tabIndex={-1} className={styles.inner}>
      <legend>{words.weekdays}</legend>
      <p role="alert" className={styles.mistake}>
        {error}
      </p>
      <div className={styles.points}>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            id={`waiting-weekday-${day}`}
            label={bookingWizard.weekdaysLong[day - 1]}
            checked={weekdays.includes(day)}
            onChange={(chosen) =>
              onChange({
                weekdays: WEEKDAYS.filter((one) => (one === day ? chosen : weekdays.includes(one))),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
