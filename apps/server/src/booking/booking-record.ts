import type { BookingRecord } from '@phial/contract/appointment';
import type { ServicePoint } from '@phial/contract/service-point';
import type { Person } from '@phial/domain/booking-form';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';

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

/** A booking in the words of the calls; both ids are the same. */
export function bookingRecord({
  id,
  reservationCode,
  person,
  startsAt,
  type,
  modified,
  point,
}: Booking): BookingRecord {
  const { belongTo, tel, servPtId } = point;
  const { comNameEng, comNameCht, comNameChs, servPtEng, servPtCht, servPtChs } = point;
  const { addressEng, addressCht, addressChs } = point;
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
    },
  };
}
