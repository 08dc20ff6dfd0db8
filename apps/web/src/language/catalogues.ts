import type { JourneyMessages, SiteMessages } from '@phial/content/messages/messages';
import type { Language } from '@phial/domain/language';

export type Journey = keyof JourneyMessages;

type JourneyLoaders = { readonly [Name in Journey]: () => Promise<JourneyMessages[Name]> };

/** Each import is a chunk of its own. */
const SITE: Record<Language, () => Promise<SiteMessages>> = {
  tw: () => import('@phial/content/messages/tw/by-journey/site-words'),
  zh: () => import('@phial/content/messages/zh/by-journey/site-words'),
  en: () => import('@phial/content/messages/en/by-journey/site-words'),
};

const JOURNEYS: Record<Language, JourneyLoaders> = {
  tw: {
    booking: () => import('@phial/content/messages/tw/by-journey/booking-words'),
    furtherBooking: () => import('@phial/content/messages/tw/by-journey/further-booking-words'),
    clientInformation: () => import('@phial/content/messages/tw/by-journey/client-information-words'),
    company: () => import('@phial/content/messages/tw/by-journey/company-words'),
    catalogue: () => import('@phial/content/messages/tw/by-journey/catalogue-words'),
  },
  zh: {
    booking: () => import('@phial/content/messages/zh/by-journey/booking-words'),
    furtherBooking: () => import('@phial/content/messages/zh/by-journey/further-booking-words'),
    clientInformation: () => import('@phial/content/messages/zh/by-journey/client-information-words'),
    company: () => import('@phial/content/messages/zh/by-journey/company-words'),
    catalogue: () => import('@phial/content/messages/zh/by-journey/catalogue-words'),
  },
  en: {
    booking: () => import('@phial/content/messages/en/by-journey/booking-words'),
    furtherBooking: () => import('@phial/content/messages/en/by-journey/further-booking-words'),
    clientInformation: () => import('@phial/content/messages/en/by-journey/client-information-words'),
    company: () => import('@phial/content/messages/en/by-journey/company-words'),
    catalogue: () => import('@phial/content/messages/en/by-journey/catalogue-words'),
  },
};

/** Loads the words of one language that every page needs. Rejects when they do not arrive. */
export function loadSiteWords(language: Language): Promise<SiteMessages> {
  return SITE[language]();
}

/** Loads the words of one language that a journey adds to them. Rejects when they do not arrive. */
export function loadJourneyWords<Name extends Journey>(
  language: Language,
  journey: Name,
): Promise<JourneyMessages[Name]> {
  return JOURNEYS[language][journey]();
}
