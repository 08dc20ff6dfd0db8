import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type Holidays from 'date-holidays';

export interface PublicHoliday {
  readonly day: DayKey;
  readonly names: Readonly<Record<Language, string>>;
}

/** The library knows the traditional and the English names; these are the simplified ones, mainland words. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map([
  ['一月一日', '元旦'],
  ['一月一日翌日', '元旦翌日'],
  ['農曆年初一', '农历年初一'],
  ['農曆年初二', '农历年初二'],
  ['農曆年初三', '农历年初三'],
  ['農曆年初四', '农历年初四'],
  ['清明節', '清明节'],
  ['清明節翌日', '清明节翌日'],
  ['耶穌受難節', '耶稣受难节'],
  ['耶穌受難節翌日', '耶稣受难节翌日'],
  ['復活節星期一', '复活节星期一'],
  ['復活節星期一翌日', '复活节星期一翌日'],
  ['佛誕', '佛诞'],
  ['佛誕翌日', '佛诞翌日'],
  ['勞動節', '劳动节'],
  ['勞動節翌日', '劳动节翌日'],
  ['端午節', '端午节'],
  ['端午節翌日', '端午节翌日'],
  ['香港特別行政區成立紀念日', '香港特别行政区成立纪念日'],
  ['香港特別行政區成立紀念日翌日', '香港特别行政区成立纪念日翌日'],
  ['中秋節翌日', '中秋节翌日'],
  ['中秋節後第二日', '中秋节后第二天'],
  ['國慶日', '国庆节'],
  ['國慶日翌日', '国庆节翌日'],
  ['重陽節', '重阳节'],
  ['重陽節翌日', '重阳节翌日'],
  ['聖誕節', '圣诞节'],
  ['聖誕節後第一個周日', '圣诞节后第一个工作日'],
  ['聖誕節後第二個周日', '圣诞节后第二个工作日'],
]);

function namesByDay(calendar: Holidays, year: number, language: 'zh' | 'en'): Map<DayKey, string> {
  calendar.setLanguages(language);
  return new Map(calendar.getHolidays(year).map((holiday) => [holiday.date.slice(0, 10), holiday.name]));
}

/**
 * The general holidays of Hong Kong in a year, in order, without the Sundays.
 * Those gazetted for 2026 and 2027 were compared with the list by eye; later
 * years follow the same rules, except that a day two feasts share is not moved
 * on (2037 is the first). A name the table above lacks stays traditional.
 * The library is loaded when this is called: it is large, and wanted once a year.
 */
export async function publicHolidays(year: number): Promise<PublicHoliday[]> {
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar('HK', { types: ['public'] });
  const english = namesByDay(calendar, year, 'en');
  return [...namesByDay(calendar, year, 'zh')]
    .map(([day, tw]) => ({ day, names: { tw, zh: SIMPLIFIED.get(tw) ?? tw, en: english.get(day) ?? tw } }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
