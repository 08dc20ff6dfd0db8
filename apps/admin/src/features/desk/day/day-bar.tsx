import type { DeskPoint } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { addDays, type DayKey, formatLongDate, isDay } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Select } from '@phial/ui/select-field/select-field';
import { TurnButton } from '@phial/ui/turn-button/turn-button';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ServiceFilter } from '../../../services/service-filter.tsx';
import boxes from '../../../table/box.module.css';
import type { DayAddress } from './day-address.ts';
import styles from './day-bar.module.css';

interface DayBarProps {
  points: readonly DeskPoint[];
  point: string;
  /** The day on screen. */
  day: DayKey;
  today: DayKey;
  type: ServiceType | undefined;
  onGo: (changes: Partial<DayAddress>) => void;
}

/** Which day of which service point is on screen. */
export function DayBar({ points, point, day, today, type, onGo }: DayBarProps) {
  const words = useMessages().desk;
  const language = useLanguage();
  const id = useId();
  const typesAt = (id: string) => points.find(({ servicePointId }) => servicePointId === id)?.types ?? [];
  const types = typesAt(point);
  const go = (to: DayKey) => onGo({ day: to === today ? undefined : to });
  return (
    <div className={styles.bar}>
      <div className={styles.part}>
        <label htmlFor={`${id}-point`}>{words.point}</label>
        <Select
          id={`${id}-point`}
          className={styles.point}
          value={point}
          onChange={(to) => onGo({ point: to, type: typesAt(to).find((one) => one === type) })}
          options={points.map(({ servicePointId, name, booked }) => ({
            value: servicePointId,
            label: words.pointOption(name[language], booked),
          }))}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={`${id}-day`}>{words.day}</label>
        <div className={styles.days}>
          <TurnButton
            label={words.previousDay}
            icon="chevron-left"
            size={20}
            onTurn={() => go(addDays(day, -1))}
          />
          <input
            id={`${id}-day`}
            type="date"
            className={`${boxes.box} ${styles.date}`}
            value={day}
            aria-describedby={`${id}-date`}
            onChange={(event) => isDay(event.currentTarget.value) && go(event.currentTarget.value)}
          />
          <TurnButton
            label={words.nextDay}
            icon="chevron-right"
            size={20}
            onTurn={() => go(addDays(day, 1))}
          />
          {day !== today && (
            <Button size="small" onClick={() => go(today)}>
              {words.goToday}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.long} id={`${id}-date`}>
        {formatLongDate(day, language)}
      </p>
      <div className={styles.types}>
        <ServiceFilter types={types} chosen={type} onChoose={(to) => onGo({ type: to })} />
      </div>
    </div>
  );
}
