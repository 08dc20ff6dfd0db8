import { laboratory } from '@phial/browser/published/published-document';
import { useLanguage } from '../language/language.ts';

/**
 * What online booking is called on this site, for instance by the name of a programme.
 * @param where as the title of its pages, or in the menu
 * @param plain for a laboratory that has no name of its own for it
 */
export function useBookingLabel(where: 'bookingTitle' | 'bookingMenu', plain: string): string {
  const language = useLanguage();
  return laboratory()[where]?.[language] ?? plain;
}
