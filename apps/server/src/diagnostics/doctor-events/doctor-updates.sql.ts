import type { Queryable } from '../../db/pool.ts';

/** The channel of every process with an open page of a doctor; a message is the id of the doctor's account. */
export const DOCTOR_CHANNEL = 'phial_doctor';

/** Tells the open pages of doctors, at every process, that something of theirs is new; once the transaction commits. */
export async function notifyDoctors(tx: Queryable, doctorIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'doctor-updates-notify',
    text: `SELECT pg_notify('${DOCTOR_CHANNEL}', id) FROM (SELECT DISTINCT unnest($1::text[]) AS id) AS doctors`,
    values: [doctorIds],
  });
}
