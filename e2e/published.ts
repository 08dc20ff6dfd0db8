import { type BookingNotice, type LegalText, legalTextIn, noticeIn } from '@phial/content/published-texts';
import { samplePublished } from '@phial/content/testing/sample-published';
import type { BookingNoticeId, LegalTextId } from '@phial/contract/content/text-bodies';
import { describeLaboratory } from '@phial/domain/laboratory';
import { placeholderValues } from '@phial/domain/laboratory-placeholders';
import type { Language } from '@phial/domain/language';

/* What the sample has published, as a visitor reads it. */

const { laboratory, retentionDays, legalTexts, notices } = samplePublished;

const valuesIn = (language: Language) =>
  placeholderValues(describeLaboratory(laboratory), retentionDays, language);

export function sampleLegalText(id: LegalTextId, language: Language): LegalText {
  const body = legalTexts[id];
  if (body === undefined) throw new Error(`The sample has no legal text ${id}`);
  return legalTextIn(body, language, valuesIn(language));
}

export function sampleNotice(id: BookingNoticeId, language: Language): BookingNotice {
  const body = notices[id];
  if (body === undefined) throw new Error(`The sample has no notice ${id}`);
  return noticeIn(body, language, valuesIn(language));
}
