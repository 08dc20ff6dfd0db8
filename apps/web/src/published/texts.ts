import { published } from '@phial/browser/published/published-document';
import { type BookingNotice, type LegalText, legalTextIn, noticeIn } from '@phial/content/published-texts';
import type { BookingNoticeId, LegalTextId } from '@phial/contract/content/text-bodies';
import { placeholderValues } from '@phial/domain/laboratory-placeholders';
import type { Language } from '@phial/domain/language';
import { useLanguage } from '../language/language.ts';

/** A legal text in the language on screen; undefined while the laboratory has not published it. */
export function useLegalText(id: LegalTextId): LegalText | undefined {
  const language = useLanguage();
  const body = published().legalTexts[id];
  return body && legalTextIn(body, language, valuesIn(language));
}

type Notices = { readonly [Id in BookingNoticeId]?: BookingNotice };

/** The notices of the booking in the language on screen; those that the laboratory has published. */
export function useNotices(): Notices {
  const language = useLanguage();
  const values = valuesIn(language);
  const notices = Object.entries(published().notices);
  return Object.fromEntries(notices.map(([id, body]) => [id, noticeIn(body, language, values)]));
}

function valuesIn(language: Language) {
  const { laboratory, retentionDays } = published();
  return placeholderValues(laboratory, retentionDays, language);
}
