import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { ServiceType } from '@phial/domain/service-type';
import type { JourneyAddress } from '../journey.ts';

/** A place in a slot, as the visitor chose it. */
export interface ChosenSlot {
  servPtId: string;
  /** `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  servTime: string;
  type: ServiceType;
}

export const sameSlot = (a: ChosenSlot | undefined, b: ChosenSlot | undefined): boolean =>
  a?.servPtId === b?.servPtId && a?.servTime === b?.servTime && a?.type === b?.type;

/** The slot an address names, if it names one whole. */
export function slotOf(address: JourneyAddress): ChosenSlot | undefined {
  const { tab, point, time, type } = address;
  return tab === 'reserve' && point && time ? { servPtId: point, servTime: time, type } : undefined;
}

/** `Tuesday 24 November 2026, 10:30`, `2026年11月24日星期二 10:30`. */
export function formatLongTime(servTime: string, language: Language): string {
  const date = formatLongDate(servTime.slice(0, 10), language);
  return `${date}${language === 'en' ? ', ' : ' '}${servTime.slice(11, 16)}`;
}
