import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { localised } from '@phial/domain/language';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { Loading } from '@phial/ui/loading/loading';
import { TextField } from '@phial/ui/text-field/text-field';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServicePoints } from '../booking/steps/service-points.ts';
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
  const words = useMessages().waitingList;
  const textOf = (mistake: WishMistake) => (mistakes.includes(mistake) ? words[mistake] : undefined);
  return (
    <>
      <PointFields type={type} wishes={wishes} onChange={onChange} error={textOf('noPoint')} />
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

function PointFields({ type, wishes: { servPtIds }, onChange, error }: PartProps & { type: ServiceType }) {
  const { waitingList: words, bookingWizard } = useMessages();
  const language = useLanguage();
  const { points = {}, loading } = useServicePoints(type, true);
  const choose = (some: readonly ServicePoint[], chosen: boolean) => {
    const ids = some.map(({ servPtId }) => servPtId);
    const others = servPtIds.filter((id) => !ids.includes(id));
    onChange({ servPtIds: chosen ? [...others, ...ids] : others });
  };
  return (
    <fieldset
      id="waiting-points"
      tabIndex={-1}
      className={styles.part}
      aria-describedby="waiting-points-error"
    >
      <legend className={styles.legend}>{words.points}</legend>
      <p id="waiting-points-error" role="alert" className={styles.mistake}>
        {error}
      </p>
      <Loading active={loading} label={bookingWizard.loadingPoints} />
      {Object.entries(points).map(([city, list]) => {
        const [first] = list;
        return (
          <div key={city} className={styles.area}>
            {first && list.length > 1 && (
              <Checkbox
                id={`waiting-area-${city}`}
                label={words.allOf(localised(first, 'city', language))}
                checked={list.every(({ servPtId }) => servPtIds.includes(servPtId))}
                onChange={(chosen) => choose(list, chosen)}
              />
            )}
            <div className={styles.points}>
              {list.map((point) => (
                <Checkbox
                  key={point.servPtId}
                  id={`waiting-point-${point.servPtId}`}
                  label={localised(point, 'servPt', language)}
                  checked={servPtIds.includes(point.servPtId)}
                  onChange={(chosen) => choose([point], chosen)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

function WeekdayFields({ wishes: { weekdays }, onChange, error }: PartProps) {
  const { waitingList: words, bookingWizard } = useMessages();
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
