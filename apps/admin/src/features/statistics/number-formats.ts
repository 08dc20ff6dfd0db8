import type { Statistics, StatisticsRow } from '@phial/contract/staff/statistics';
import { formatShortDate, formatTableDate } from '@phial/domain/hong-kong-time';
import { HTML_LANG, type Language } from '@phial/domain/language';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';

/** How the numbers of the page are written in the language of the page. */
export function useNumberFormats() {
  const language = useLanguage();
  const words = useMessages().statistics;
  const { nameOf } = useServices();
  const whole = new Intl.NumberFormat(HTML_LANG[language], { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(HTML_LANG[language], { maximumFractionDigits: 1 });
  return {
    language,
    count: (value: number) => whole.format(value),
    /** A share of 1. */
    percent: (value: number | null) =>
      value === null ? words.none : words.percent(tenths.format(value * 100)),
    /** Days with at most one decimal, without their unit. */
    plain: (value: number) => tenths.format(value),
    days: (value: number) => words.days(tenths.format(value)),
    rowName: (row: StatisticsRow, by: Statistics['by']) => rowName(row, by, language, nameOf),
    rowNameInShort: (row: StatisticsRow, by: Statistics['by']) =>
      by === 'day' ? formatShortDate(row.key, language) : rowName(row, by, language, nameOf),
  };
}

function rowName(
  row: StatisticsRow,
  by: Statistics['by'],
  language: Language,
  nameOfService: (code: string) => string,
): string {
  if (by === 'day') return formatTableDate(row.key, language);
  if (by === 'service') return nameOfService(row.key);
  return row.name?.[language] ?? row.key;
}
