import { publicHolidays } from '@phial/content/holidays';
import type { HolidayFileFault, Names } from '@phial/contract/schedule/schedule';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { Refused } from '../errors.ts';

/** A public holiday as it was read. */
export interface Holiday {
  day: DayKey;
  names: Names;
}

type Fault = HolidayFileFault['fault'];

/** More than the government lists in ten years. */
const MOST_EVENTS = 300;

type Convert = (text: string) => string;

/** Large, and wanted once a year. */
async function loadConverter(): Promise<Convert> {
  const { Converter } = await import('opencc-js');
  return Converter({ from: 'hk', to: 'cn' });
}

/**
 * Reads the calendar of public holidays the government publishes as JSON
 * (1823, jCal-like: `vcalendar[].vevent[]` with `dtstart` and `summary`), one
 * file for each language. What a language lacks is filled in: simplified
 * Chinese from traditional, the rest from the rules of the library, where the
 * day is one of its holidays, else from the languages at hand.
 * @param files their text
 * @throws Refused `holiday-file` with which file and event, and what is wrong
 */
export async function readHolidayFiles(files: readonly string[]): Promise<Holiday[]> {
  const toSimplified = await loadConverter();
  const read = files.map((text, at) => readFile(text, at + 1, toSimplified));
  const byLanguage = new Map<Language, ReadonlyMap<DayKey, string>>();
  for (const [at, { language, names }] of read.entries()) {
    if (byLanguage.has(language)) refuse(at + 1, null, 'same-language');
    byLanguage.set(language, names);
  }
  const days = new Set(read.flatMap(({ names }) => [...names.keys()]));
  return Promise.all(
    [...days].sort().map(async (day) => ({ day, names: await namesOf(day, byLanguage, toSimplified) })),
  );
}

async function namesOf(
  day: DayKey,
  files: ReadonlyMap<Language, ReadonlyMap<DayKey, string>>,
  toSimplified: Convert,
): Promise<Names> {
  const holidays = await publicHolidays(Number(day.slice(0, 4)));
  const known = holidays.find((holiday) => holiday.day === day)?.names;
  const tw = files.get('tw')?.get(day) ?? known?.tw;
  const zh = files.get('zh')?.get(day) ?? (tw === undefined ? known?.zh : toSimplified(tw));
  const en = files.get('en')?.get(day) ?? known?.en;
  const given = tw ?? zh ?? en ?? '';
  return { tw: tw ?? zh ?? given, zh: zh ?? given, en: en ?? given };
}

function readFile(
  text: string,
  file: number,
  toSimplified: Convert,
): { language: Language; names: Map<DayKey, string> } {
  const events = eventsOf(parse(text, file), file);
  if (events.length === 0) refuse(file, null, 'no-events');
  if (events.length > MOST_EVENTS) refuse(file, null, 'too-many');
  const names = new Map<DayKey, string>();
  for (const [at, event] of events.entries()) {
    const day = dayOfEvent(field(event, 'dtstart'));
    if (day === undefined) return refuse(file, at + 1, 'bad-day');
    const summary = field(event, 'summary');
    const name = typeof summary === 'string' ? summary.trim().slice(0, 100) : '';
    if (name === '') refuse(file, at + 1, 'no-name');
    names.set(day, name);
  }
  return { language: languageOf([...names.values()].join(''), toSimplified), names };
}

function parse(text: string, file: number): unknown {
  try {
    // The government's files begin with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse(file, null, 'not-json');
  }
}

function eventsOf(content: unknown, file: number): unknown[] {
  const calendars = field(content, 'vcalendar');
  if (!Array.isArray(calendars) || calendars.length === 0) return refuse(file, null, 'not-calendar');
  return calendars.flatMap((calendar) => {
    const events = field(calendar, 'vevent');
    return Array.isArray(events) ? events : refuse(file, null, 'not-calendar');
  });
}

/** `["20260101", {"value": "DATE"}]`. */
function dayOfEvent(start: unknown): DayKey | undefined {
  const date: unknown = Array.isArray(start) ? start[0] : start;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(typeof date === 'string' ? date : '') ?? [];
  const key = `${year}-${month}-${day}`;
  return isDay(key) ? key : undefined;
}

/** By the signs of all names together: one name alone may look the same in both scripts. */
function languageOf(names: string, toSimplified: Convert): Language {
  if (!/\p{Script=Han}/u.test(names)) return 'en';
  return toSimplified(names) === names ? 'zh' : 'tw';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function refuse(file: number, event: number | null, fault: Fault): never {
  throw new Refused('holiday-file', { file, event, fault } satisfies HolidayFileFault);
}
