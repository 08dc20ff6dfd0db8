/**
 * Every time of this project is Hong Kong time, which has been UTC+8 without
 * summer time since 1979. This is the only file that computes with dates; the
 * zone of the machine or of the visitor never matters.
 */
import { dayFormatter } from './day-formatter.ts';
import type { Language } from './language.ts';

/** A Hong Kong calendar day, `YYYY-MM-DD`; day keys sort as text. */
export type DayKey = string;

/** A Hong Kong calendar month, `YYYY-MM`. */
export type MonthKey = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HONG_KONG_OFFSET = 8 * 60 * MINUTE;
const MINUTES_A_DAY = 24 * 60;

/** The Hong Kong wall clock of an instant, in the UTC fields of the answer. */
function wallClock(instant: Date): Date {
  return new Date(instant.getTime() + HONG_KONG_OFFSET);
}

/**
 * `YYYY-MM-DD` of the UTC fields. `toISOString` has it too, but takes three
 * times as long, and a month of slots asks for hundreds.
 */
function dateText(clock: Date): DayKey {
  const year = clock.getUTCFullYear();
  if (Number.isNaN(year)) throw new RangeError('not an instant');
  const date = `${twoDigits(clock.getUTCMonth() + 1)}-${twoDigits(clock.getUTCDate())}`;
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${date}`;
}

/** `HH:mm` of the UTC fields. */
function timeText(clock: Date): string {
  return `${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

export function dayOf(instant: Date): DayKey {
  return dateText(wallClock(instant));
}

/** `HH:mm`. */
export function timeOf(instant: Date): string {
  return timeText(wallClock(instant));
}

/**
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm`, 00:00 to 23:59
 * @throws RangeError when either does not exist
 */
export function instantOf(day: DayKey, time: string): Date {
  const instant = parseServTime(`${day} ${time}`);
  if (instant === undefined) throw new RangeError(`not a Hong Kong time: ${day} ${time}`);
  return instant;
}

/**
 * The midnight that ends a day, which is the first instant that is none of it any more.
 * @throws RangeError when the day does not exist
 */
export function endOfDay(day: DayKey): Date {
  return new Date(instantOf(day, '00:00').getTime() + DAY);
}

/**
 * The start of a slot as the calls write it: `YYYY-MM-DD HH:mm:ss`, seconds optional.
 * @returns undefined for another form or a date or time that does not exist
 */
export function parseServTime(text: string): Date | undefined {
  const [, day, time, seconds = '00'] =
    /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  if (day === undefined || time === undefined || !isDay(day)) return undefined;
  return new Date(`${day}T${time}:${seconds}+08:00`);
}

/** `YYYY-MM-DD HH:mm:ss`, as in `activeTimeBegin`. */
export function formatServTime(instant: Date): string {
  const clock = wallClock(instant);
  return `${dateText(clock)} ${timeText(clock)}:${twoDigits(clock.getUTCSeconds())}`;
}

/**
 * `YYYY-MM-DD HH:mm`, as booking cards show it.
 * @param moment an instant, or the text form of {@link parseServTime}
 * @throws RangeError when the text is no such time
 */
export function formatCardTime(moment: Date | string): string {
  const instant = typeof moment === 'string' ? parseServTime(moment) : moment;
  if (instant === undefined) throw new RangeError('not a time of the form YYYY-MM-DD HH:mm:ss');
  return formatServTime(instant).slice(0, 16);
}

/** Whether the text is `YYYY-MM-DD` and that day exists. */
export function isDay(text: string): boolean {
  return midnightOf(text) !== undefined;
}

/** Midnight of a day as if it were one of UTC, in milliseconds since 1970; undefined where {@link isDay} says no. */
function midnightOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February is read as the 2nd of March, or the 1st.
  return new Date(midnight).getUTCDate() === Number(text.slice(8)) ? midnight : undefined;
}

/** Days since 1970-01-01. */
function dayNumber(day: DayKey): number {
  const midnight = midnightOf(day);
  if (midnight === undefined) throw new RangeError(`not a day: ${day}`);
  return midnight / DAY;
}

function keyOfDayNumber(number: number): DayKey {
  return dateText(new Date(number * DAY));
}

/** @throws RangeError when `day` is no day */
export function addDays(day: DayKey, count: number): DayKey {
  return keyOfDayNumber(dayNumber(day) + count);
}

/** So many days in a row. @throws RangeError when `first` is no day */
export function daysInARow(first: DayKey, count: number): DayKey[] {
  const number = dayNumber(first);
  return Array.from({ length: count }, (_, day) => keyOfDayNumber(number + day));
}

/** Days from `a` to `b`, negative when `b` is earlier. */
export function daysBetween(a: DayKey, b: DayKey): number {
  return dayNumber(b) - dayNumber(a);
}

/** 1 Monday to 7 Sunday (ISO 8601). */
export function weekdayOf(day: DayKey): number {
  // Day 0, 1970-01-01, was a Thursday; the outer remainder keeps earlier days positive.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

export function monthOf(day: DayKey): MonthKey {
  return day.slice(0, 7);
}

/** @param month `YYYY-MM` */
export function addMonths(month: MonthKey, count: number): MonthKey {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = Math.floor(months / 12);
  return `${String(year).padStart(4, '0')}-${String(months - year * 12 + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: MonthKey): DayKey {
  return `${month}-01`;
}

export function lastDayOf(month: MonthKey): DayKey {
  // Not by way of the next month: after December 9999 there is none.
  return ['31', '30', '29'].map((date) => `${month}-${date}`).find(isDay) ?? `${month}-28`;
}

/**
 * Minutes since midnight.
 * @param time `HH:mm`; 24:00 is the end of the day
 * @throws RangeError for another form
 */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (Number.isNaN(total) || total > MINUTES_A_DAY) throw new RangeError(`not a time: ${time}`);
  return total;
}

/** `HH:mm` of the minutes since midnight, 0 to 1440. */
export function timeOfMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const longDate = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const longDay = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDate = dayFormatter({ day: 'numeric', month: 'short' });
const tableDate = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });
const monthAndYear = dayFormatter({ month: 'long', year: 'numeric' });

/** `Monday 5 January 2026`, `2026年1月5日星期一`. */
export function formatLongDate(day: DayKey, language: Language): string {
  // Some releases of the language data put a comma after the weekday in British English, some do not.
  return longDate(dayNumber(day) * DAY, language).replace(',', '');
}

/** `Monday 5 January`, `1月5日星期一`: as it is said. */
export function formatLongDay(day: DayKey, language: Language): string {
  return longDay(dayNumber(day) * DAY, language).replace(',', '');
}

/** `5 Jan`, `1月5日`: where the year is plain and there is little room. */
export function formatShortDate(day: DayKey, language: Language): string {
  return shortDate(dayNumber(day) * DAY, language);
}

/** `Mon 5 Jan 2026`, `2026年1月5日週一`: for tables. */
export function formatTableDate(day: DayKey, language: Language): string {
  return tableDate(dayNumber(day) * DAY, language).replace(',', '');
}

/** `Monday`, `星期一`. */
export function formatWeekday(day: DayKey, language: Language): string {
  return weekday(dayNumber(day) * DAY, language);
}

/** `January 2026`, `2026年1月`. */
export function formatMonth(month: MonthKey, language: Language): string {
  return monthAndYear(dayNumber(firstDayOf(month)) * DAY, language);
}

/** Whole seconds as `mm:ss`: 600 is `10:00`, 59 is `00:59`; nothing below zero. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.trunc(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
