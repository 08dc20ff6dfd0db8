import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { readLaboratory } from '../../../content/published-document.ts';
import { Refused } from '../../../errors.ts';
import { drawingThread } from '../../../pdf/drawing-thread.ts';
import { readPaperLogo } from '../../../pdf/logo.ts';
import { findPersonOfOrder } from '../any-order.sql.ts';
import { requirementsOf } from '../chosen-items.ts';
import { decryptOrder } from '../encrypted-order.ts';
import { decryptPatient } from '../patients/encrypted-patient.ts';
import { findPatient } from '../patients/patient.sql.ts';
import { findOwnOrder } from '../placing/placing.service.ts';
import type * as drawing from './draw-note.ts';
import { dayInWords, notePatient, noteSections } from './note-content.ts';
import { noteAddress } from './note-token.ts';
import { noteWords } from './note-words.ts';

const drawNote = drawingThread<typeof drawing.drawNote>(
  new URL('./draw-note.ts', import.meta.url),
  'drawNote',
);

export interface RequestNote {
  number: string;
  pdf: Buffer;
}

/**
 * The request note of one's own order, in the language of its patient.
 * @param origin of the public site, for the QR code
 * @throws Refused `not-found`; `order-patient-missing` for a draft of nobody yet or a patient who was erased
 */
export async function requestNote(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config'>,
  doctorId: string,
  { orderId, origin }: { orderId: string; origin: string },
): Promise<RequestNote> {
  const { db, keys } = deps;
  const order = await findOwnOrder(deps, doctorId, orderId);
  const patient = order.patientId === null ? undefined : await findPatient(db, doctorId, order.patientId);
  if (patient === undefined) throw new Refused('order-patient-missing');
  const { doctorName } = await findPersonOfOrder(db, { doctorId, patientId: patient.id });
  const { language } = patient;
  const words = noteWords(language);
  const { noteToken } = decryptOrder(keys, order);
  const { placedAt, noteTokenUntil: until, number, lines, state } = order;
  const warning = { DRAFT: words.draft, CANCELLED: words.cancelled }[state as string];
  const laboratory = await readLaboratory(deps);
  const logo = await readPaperLogo(deps.db, laboratory);
  const pdf = await drawNote({
    laboratory,
    ...(logo !== undefined && { logo }),
    language,
    number,
    isUrgent: order.priority === 'urgent',
    doctor: doctorName,
    patient: notePatient(decryptPatient(keys, patient), language),
    ...(placedAt !== null && { placedOn: dayInWords(dayOf(placedAt), language) }),
    ...(warning !== undefined && { warning }),
    items: lines.map(({ code, name }) => ({
      code,
      name: name[language],
      ...(language !== 'en' && name.en !== name[language] && { english: name.en }),
    })),
    sections: noteSections(lines, await requirementsOf(deps, lines), language),
    ...(state === 'PLACED' &&
      noteToken !== undefined &&
      until !== null && {
        code: { content: noteAddress(origin, noteToken), until: dayInWords(lastDayBefore(until), language) },
      }),
  });
  const detail = { order: order.id };
  const event = { at: deps.clock.now(), actor: { account: doctorId }, detail };
  await recordEvent(db, { ...event, action: 'request-note-printed' });
  return { number, pdf };
}

/** The token ends at a midnight: its last day is the one before. */
function lastDayBefore(until: Date): string {
  return dayOf(new Date(until.getTime() - 1));
}
