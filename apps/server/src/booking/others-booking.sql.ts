import type { ServiceType } from '@phial/domain/service-type';
import type { Queryable } from '../db/pool.ts';
import type { EncryptedPersonRow } from './encrypted-person.ts';
import { clashing } from './person-guard.sql.ts';

/** Names of a document number's bookings that keep it from another one: at the same time, or of that type on the day. */
export async function readClashing(
  db: Queryable,
  wanted: {
    /** Of the number, by every key. */
    hashes: Buffer[];
    startsAt: Date;
    serviceType: ServiceType;
    /** Hong Kong day of the start. */
    serviceDay: string;
    /** Left out. */
    appointmentId: string;
  },
): Promise<Pick<EncryptedPersonRow, 'id' | 'key_id' | 'name'>[]> {
  return db.rows<Pick<EncryptedPersonRow, 'id' | 'key_id' | 'name'>>({
    name: 'booking-clashing',
    text: `
SELECT id, key_id, name FROM appointment
WHERE ${clashing({ hashes: '$1', except: '$5', startsAt: '$2', serviceType: '$3', serviceDay: '$4' })}`,
    values: [wanted.hashes, wanted.startsAt, wanted.serviceType, wanted.serviceDay, wanted.appointmentId],
  });
}
