import type { ReportSummary } from '@phial/contract/reports/report';
import type { Language } from '@phial/domain/language';

/** What a report is called: the ordered items it is of in the reader's language, else as the laboratory calls it. */
export function reportTitle(
  { orderedNames = [], outline, reportNumber }: ReportSummary,
  language: Language,
): string {
  const names = orderedNames.map((name) => name[language]).filter((name) => name !== '');
  return names.join(language === 'en' ? ', ' : '、') || outline.title || reportNumber;
}
