import type { Closure, WeeklyPattern } from '@phial/contract/schedule/schedule';
import { addDays, type DayKey, formatShortDate, minutesOf, weekdayOf } from '@phial/domain/hong-kong-time';
import { formatDate } from '@phial/domain/moment-text';
import { slotStarts } from '@phial/domain/schedule/opening-pattern';
import type { DayHours } from '@phial/domain/schedule/opening-state';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import type { CSSProperties } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './week-grid.module.css';
import { domainPattern, WEEKDAYS } from './week-rows.ts';

/** The Monday of a day's week. */
export function mondayOf(day: DayKey): DayKey {
  return addDays(day, 1 - weekdayOf(day));
}

/** A week as its patterns make it: days across, hours down. */
export function WeekGrid({
  patterns,
  monday,
  restWeekdays,
  onMonday,
  title,
  closureOn,
  closedHoursOn,
}: {
  title: string;
  /** The closure or public holiday of a day. */
  closureOn: (day: DayKey) => Closure | undefined;
  /** The closures of some of its hours. */
  closedHoursOn: (day: DayKey) => readonly Closure[];
  patterns: readonly WeeklyPattern[];
  monday: DayKey;
  restWeekdays: readonly number[];
  onMonday: (monday: DayKey) => void;
}) {
  const { hours: words, closures, shortWeekdays } = useMessages().schedule;
  const language = useLanguage();
  const [first, last] = spanOf(patterns);
  return (
    <section className={styles.week} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.moves}>
          <Button size="small" aria-label={words.earlier} onClick={() => onMonday(addDays(monday, -7))}>
            <Icon name="chevron-left" size={20} />
          </Button>
          <span role="status" className={styles.from}>
            {words.weekLabel(formatDate(monday, language))}
          </span>
          <Button size="small" aria-label={words.later} onClick={() => onMonday(addDays(monday, 7))}>
            <Icon name="chevron-right" size={20} />
          </Button>
        </div>
      </div>
      <ol className={styles.grid}>
        {WEEKDAYS.map((weekday) => {
          const day = addDays(monday, weekday - 1);
          const rests = restWeekdays.includes(weekday);
          const closure = closureOn(day);
          const isShut = rests || closure !== undefined;
          const blocks = isShut ? [] : blocksOf(patterns, day);
          const closedHours = isShut ? [] : closedHoursOn(day);
          return (
            <li key={weekday} className={styles.day}>
              <p className={styles.name}>
                {shortWeekdays[weekday]} <span className={styles.date}>{formatShortDate(day, language)}</span>
              </p>
              <div className={styles.column} style={hoursOf({ length: last - first })}>
                {closure !== undefined && (
                  <p className={styles.off}>
                    <b>{closures.kinds[closure.kind]}</b>
                    {closure.names[language]}
                  </p>
                )}
                {closure === undefined && blocks.length === 0 && (
                  <p className={styles.closed}>{rests ? words.rest : words.closed}</p>
                )}
                {blocks.map(({ key, pattern, slots }) => (
                  <div
                    key={key}
                    className={styles.block}
                    style={hoursOf({
                      from: minutesOf(pattern.opens) - first,
                      length: minutesOf(pattern.closes) - minutesOf(pattern.opens),
                    })}
                  >
                    <span className={styles.time}>
                      {pattern.opens}–{pattern.closes}
                    </span>
                    <span>{words.slots(slots, slots * pattern.capacity)}</span>
                    <span className={styles.each}>{words.each(pattern.everyMinutes, pattern.capacity)}</span>
                  </div>
                ))}
                {closedHours.map(({ closureId, hours, names }) => (
                  <p
                    key={closureId}
                    className={styles.offHours}
                    style={hoursWithin(hours ?? { from: '00:00', until: '24:00' }, first, last)}
                  >
                    <b>
                      {hours?.from}–{hours?.until}
                    </b>
                    {names[language]}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Minutes as hours, for the style sheet to make lengths of where there is room for a timetable. */
function hoursOf(minutes: { from?: number; length: number }): CSSProperties {
  const hours = { '--from': (minutes.from ?? 0) / 60, '--length': minutes.length / 60 };
  return hours as CSSProperties;
}

/** The part of some hours between the first and the last minute of the grid. */
function hoursWithin({ from, until }: DayHours, first: number, last: number): CSSProperties {
  const begins = Math.min(Math.max(minutesOf(from), first), last);
  const ends = Math.min(Math.max(minutesOf(until), first), last);
  return hoursOf({ from: begins - first, length: ends - begins });
}

function blocksOf(patterns: readonly WeeklyPattern[], day: DayKey) {
  return patterns
    .map((pattern, at) => ({ key: at, pattern, slots: slotStarts(domainPattern(pattern), day).length }))
    .filter(({ slots }) => slots > 0)
    .sort((a, b) => (a.pattern.opens < b.pattern.opens ? -1 : 1));
}

/** Whole hours from the first opening to the last closing, in minutes. */
function spanOf(patterns: readonly WeeklyPattern[]): [number, number] {
  const opens = patterns.map((pattern) => minutesOf(pattern.opens));
  const closes = patterns.map((pattern) => minutesOf(pattern.closes));
  const first = Math.floor(Math.min(9 * 60, ...opens) / 60) * 60;
  return [first, Math.max(first + 4 * 60, ...closes.map((close) => Math.ceil(close / 60) * 60))];
}
