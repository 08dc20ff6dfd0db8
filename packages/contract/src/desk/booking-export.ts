import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { WireDate, WireServiceType } from '../text.ts';
import { DeskAppointment } from './desk.ts';

/** The longest period of one export, in days. */
export const EXPORT_DAYS_MOST = 366;

/** The most bookings in one export. */
export const EXPORT_BOOKINGS_MOST = 20_000;

/** Bookings to be exported: by the day of the visit, both days included. */
export const BookingExportRequest = ClosedObject({
  from: WireDate,
  until: WireDate,
  servicePointId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'Of this point only' }),
  ),
  type: Type.Optional(WireServiceType),
});
export type BookingExportRequest = Static<typeof BookingExportRequest>;

/** By time; cancelled ones too, those whose personal data are erased not. Document numbers are masked. */
export const BookingExport = Type.Object({ appointments: Type.Array(DeskAppointment) });
export type BookingExport = Static<typeof BookingExport>;
