import { published } from '@phial/browser/published/published-document';
import { type BookingNotice, type LegalText, legalTextIn, noticeIn } from '@phial/content/published-texts';
import type { BookingNoticeId, LegalTextId } from '@phial/contract/content/text-bodies';
import { placeholderValues } from '@phial/domain/laboratory-placeholders';
import type { Language, LocalText } from '@phial/domain/language';
import { fillHtmlPlaceholders, fillPlaceholders } from '@phial/domain/text/placeholders';
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

/** Fills in the facts that a text names; in the language on screen. */
export function useWritten(): { text: (text: LocalText) => string; html: (html: LocalText) => string } {
  const language = useLanguage();
  const values = valuesIn(language);
  return {
    text: (text) => fillPlaceholders(text[language], values),
    html: (html) => fillHtmlPlaceholders(html[language], values),
  };
}

function valuesIn(language: Language) {
  const { laboratory, retentionDays } = published();
  return placeholderValues(laboratory, retentionDays, language);
}
