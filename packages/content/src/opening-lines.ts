import type { Language, LocalText } from '@phial/domain/language';
import { weekdayGroups } from '@phial/domain/schedule/business-hours';
import type { WeeklyHours } from '@phial/domain/schedule/opening-state';

interface WeekWords {
  /** Before the day itself: 星期. */
  readonly prefix: string;
  /** Monday to Sunday. */
  readonly days: readonly string[];
  /** Between the ends of a run of three days or more. */
  readonly to: string;
  /** Between single days, and between the stretches of a day. */
  readonly comma: string;
}

const CHINESE: WeekWords = {
  prefix: '星期',
  days: ['一', '二', '三', '四', '五', '六', '日'],
  to: '至',
  comma: '、',
};

const WORDS: Readonly<Record<Language, WeekWords>> = {
  tw: CHINESE,
  zh: CHINESE,
  en: { prefix: '', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], to: '–', comma: ', ' },
};

/**
 * Weekly hours as they are read on a card: a line for each group of weekdays, `Mon–Fri 09:00–13:00, 14:00–18:00`,
 * separated by `\n`. Empty without hours.
 */
export function openingLines(hours: readonly WeeklyHours[]): LocalText {
  const groups = weekdayGroups(hours);
  const lines = (language: Language) =>
    groups
      .map(({ weekdays, hours: ofDay }) => {
        const stretches = ofDay.map(({ from, until }) => `${from}–${until}`).join(WORDS[language].comma);
        return `${dayNames(weekdays, WORDS[language])} ${stretches}`;
      })
      .join('\n');
  return { tw: lines('tw'), zh: lines('zh'), en: lines('en') };
}

/** Weekdays in words, `Mon–Wed, Sat`. @param weekdays ascending, 1 Monday to 7 Sunday */
export function weekdayNames(weekdays: readonly number[], language: Language): string {
  return dayNames(weekdays, WORDS[language]);
}

/** @param weekdays ascending */
function dayNames(weekdays: readonly number[], { prefix, days, to, comma }: WeekWords): string {
  const runs: number[][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  const name = (weekday: number | undefined) => days[(weekday ?? 1) - 1] ?? '';
  const parts = runs.flatMap((run) =>
    run.length < 3 ? run.map(name) : [`${name(run[0])}${to}${name(run.at(-1))}`],
  );
  return prefix + parts.join(comma);
}
