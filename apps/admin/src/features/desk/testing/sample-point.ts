import type { DeskPoint } from '@phial/contract/desk/desk';

/** A service point by its id, which is its name too. */
export function samplePoint(servicePointId: string): DeskPoint {
  const text = { tw: servicePointId, zh: servicePointId, en: servicePointId };
  return {
    servicePointId,
    name: text,
    district: text,
    city: 'HK',
    cityName: text,
    types: ['ECG'],
    dayOff: null,
    capacity: 3,
    booked: 0,
    arrived: 0,
    waiting: 0,
    noShow: 0,
    cancelled: 0,
  };
}
