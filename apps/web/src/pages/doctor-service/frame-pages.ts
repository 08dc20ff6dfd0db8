import type { Language } from '@phial/domain/language';

/** A page of the staff and doctor site that the frame can show (docs/rules/site.md#doctor-area). */
type FramePage = 'home' | 'orders' | 'reports';

const PAGES: ReadonlyMap<string | null, FramePage> = new Map([
  ['9-1', 'home'],
  ['9-2', 'orders'],
  ['9-3', 'reports'],
]);

/** The page of a menu index; the order list where the index names none. */
export function framePage(index: string | null): FramePage {
  return PAGES.get(index) ?? 'orders';
}

/** Address of a page in the frame. @param adminSite with or without a slash at its end */
export function frameAddress(adminSite: string, page: FramePage): string {
  return `${adminSite.replace(/\/+$/, '')}/doctor/${page}`;
}

/** The languages by the names the frame knows them under. */
export const FRAME_LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'en_US',
  tw: 'zh_TW',
  zh: 'zh_CN',
};

/** Whether a message asks for the home page of this site. */
export function requestsHome(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'action' in data && data.action === 'toHome';
}
