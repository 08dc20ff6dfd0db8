import type { Statistics, StatisticsQuery } from '@phial/contract/staff/statistics';
import { addDays, type DayKey, daysBetween, isDay } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Select } from '@phial/ui/select-field/select-field';
import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import boxes from '../../table/box.module.css';
import { useNumberFormats } from './number-formats.ts';
import styles from './statistics.module.css';

/** What can stand in a row. */
export const BYS = ['day', 'point', 'service'] as const satisfies readonly StatisticsQuery['by'][];

/** Days, rows, service point and service. What is typed counts when it is sent; a choice at once. */
export function Choice({
  query,
  points,
  today,
  onChange,
}: {
  query: StatisticsQuery;
  points: Statistics['points'];
  today: DayKey;
  onChange: (query: StatisticsQuery) => void;
}) {
  const { choice: words } = useMessages().statistics;
  const { services } = useServices();
  const { language } = useNumberFormats();
  const [typed, setTyped] = useState({ from: query.from, until: query.until });
  const [wrong, setWrong] = useState(false);
  const id = useId();

  function show(days: { from: DayKey; until: DayKey }) {
    const fits = isStretch(days.from, days.until);
    setWrong(!fits);
    setTyped(days);
    if (fits) onChange({ ...query, ...days });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show(typed);
  }

  /** Without the member where everything is meant. */
  function narrow(key: 'servicePointId' | 'serviceType', value: string) {
    const { [key]: _, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [key]: value });
  }

  return (
    <form className={styles.choice} onSubmit={submit} noValidate data-print="hide">
      {(['from', 'until'] as const).map((name) => (
        <label key={name}>
          {words[name]}
          <input
            type="date"
            className={boxes.box}
            value={typed[name]}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit" variant="primary">
        {words.show}
      </Button>
      <Button onClick={() => show({ from: addDays(today, -30), until: addDays(today, -1) })}>
        {words.past}
      </Button>
      <Button onClick={() => show({ from: today, until: addDays(today, 29) })}>{words.coming}</Button>
      {wrong && (
        <p className={styles.wrong} id={`${id}-wrong`} role="alert">
          {words.wrong}
        </p>
      )}
      <div className={styles.narrow}>
        <div className={styles.field}>
          <label htmlFor={`${id}-by`}>{words.by}</label>
          <Select
            id={`${id}-by`}
            value={query.by}
            onChange={(by) => onChange({ ...query, by: BYS.find((known) => known === by) ?? 'day' })}
            options={BYS.map((by) => ({ value: by, label: words.bys[by] }))}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-point`}>{words.point}</label>
          <Select
            id={`${id}-point`}
            value={query.servicePointId ?? ''}
            placeholder={words.everyPoint}
            onChange={(point) => narrow('servicePointId', point)}
            options={points.map(({ servicePointId, name }) => ({
              value: servicePointId,
              label: name[language],
            }))}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-service`}>{words.service}</label>
          <Select
            id={`${id}-service`}
            value={query.serviceType ?? ''}
            placeholder={words.everyService}
            onChange={(type) => narrow('serviceType', type)}
            options={services.map(({ code, name }) => ({ value: code, label: name[language] }))}
          />
        </div>
      </div>
    </form>
  );
}

/** Whether these are days in their order, and not more of them than the server counts: 366. */
export function isStretch(from: string, until: string): boolean {
  return isDay(from) && isDay(until) && from <= until && daysBetween(from, until) < 366;
}
