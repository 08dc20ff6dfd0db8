import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { Person } from '@phial/domain/booking/booking-form';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { formatServTime } from '@phial/domain/hong-kong-time';

/** A booking in our words. */
export interface Booking {
  id: string;
  reservationCode: string;
  person: Person;
  startsAt: Date;
  type: ServiceType;
  modified: boolean;
  point: ServicePoint;
}

/**
 * A booking in the words of the calls, as its visitor gets it; both ids are the same.
 * @param link of the visitor's own, see {@link bookingLink}
 */
export function bookingRecord(booking: Booking, link: string): BookingRecord {
  return { ...recordWithoutLink(booking), link };
}

/** A booking in the words of the calls, for whoever needs no way to change it. */
export function recordWithoutLink({
  id,
  reservationCode,
  person,
  startsAt,
  type,
  modified,
  point,
}: Booking): Omit<BookingRecord, 'link'> {
  const { belongTo, tel, servPtId } = point;
  const { comNameEng, comNameCht, comNameChs, servPtEng, servPtCht, servPtChs } = point;
  const { addressEng, addressCht, addressChs } = point;
  const { mapUrl, latitude, longitude, directionsEng, directionsCht, directionsChs } = point;
  return {
    apptRecordId: id,
    appointmentRecordId: id,
    appointmentRelNumber: reservationCode,
    ...person,
    servTime: formatServTime(startsAt),
    servPtId,
    type,
    isModifyReserve: modified,
    testServPtVo: {
      belongTo,
      comNameEng,
      comNameCht,
      comNameChs,
      servPtEng,
      servPtCht,
      servPtChs,
      addressEng,
      addressCht,
      addressChs,
      tel,
      ...(mapUrl !== undefined && { mapUrl }),
      ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
      ...(directionsEng !== undefined &&
        directionsCht !== undefined &&
        directionsChs !== undefined && { directionsEng, directionsCht, directionsChs }),
    },
  };
}
