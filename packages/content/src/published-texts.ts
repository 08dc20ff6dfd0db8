import type { ContentBody } from '@phial/contract/content/content-body';
import type { Language } from '@phial/domain/language';
import {
  fillHtmlPlaceholders,
  fillPlaceholders,
  type PlaceholderValues,
} from '@phial/domain/text/placeholders';

/** A legal text in one language, with the facts it names. */
export interface LegalText {
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly { readonly heading: string; readonly html: string }[];
}

/** A notice in one language, with the facts it names. */
export interface BookingNotice {
  /** Empty where the notice has none. */
  readonly title: string;
  readonly text: string;
}

/** A legal text as visitors read it, on the site and on the plain page alike. */
export function legalTextIn(
  { title, introduction, sections }: ContentBody<'legal-text'>,
  language: Language,
  values: PlaceholderValues,
): LegalText {
  return {
    title: fillPlaceholders(title[language], values),
    introduction: fillPlaceholders(introduction[language], values),
    sections: sections.map(({ heading, text }) => ({
      heading: fillPlaceholders(heading[language], values),
      html: fillHtmlPlaceholders(text[language], values),
    })),
  };
}

export function noticeIn(
  { title, text }: ContentBody<'booking-notice'>,
  language: Language,
  values: PlaceholderValues,
): BookingNotice {
  return {
    title: fillPlaceholders(title?.[language] ?? '', values),
    text: fillPlaceholders(text[language], values),
  };
}
