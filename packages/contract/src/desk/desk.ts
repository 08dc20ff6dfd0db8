import { type Static, Type } from 'typebox';
import { ClosureHours } from '../schedule/schedule.ts';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { Instant, InThreeLanguages, PersonText, ServiceCode, WireDate, WireLanguage } from '../text.ts';
import { DayNote } from './day-note.ts';

/* The counter desk; its calls are in `calls/desk.ts`. */

export const Id = (description: string) => Type.String({ format: 'uuid', description });
const ServicePointId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'servPtId of the point',
  examples: ['tuen-mun'],
});
export const Version = VersionNumber('Of the appointment, as it was last read');
const Time = Type.String({ description: 'HH:mm, Hong Kong', examples: ['09:30'] });
const Count = (description: string) => Type.Integer({ minimum: 0, description });
/** How an appointment stands. CANCELLED ones have given up their seat. */
export const AppointmentState = OneOf(['BOOKED', 'ATTENDED', 'NO_SHOW', 'CANCELLED'], {
  description: 'BOOKED, ATTENDED (checked in), NO_SHOW or CANCELLED',
});
export type AppointmentState = Static<typeof AppointmentState>;

/** An appointment as the desk sees it. */
export const DeskAppointment = Type.Object({
  appointmentId: Id('Of the booking record'),
  version: Type.Integer({ description: 'To change it from' }),
  slotId: Id('The slot it has, or had'),
  servicePointId: Type.String(),
  type: ServiceCode,
  day: WireDate,
  time: Time,
  status: AppointmentState,
  reservationCode: Type.String({ description: 'Empty once erased' }),
  name: Type.String({ description: 'Empty once erased', examples: ['Chan Tai Man'] }),
  maskedDocumentNumber: Type.String({
    description: 'As A123***(*); empty once erased',
    examples: ['A123***(*)'],
  }),
  telNo: Type.String({ description: 'Empty when there is none' }),
  email: Type.String({ description: 'Empty when there is none' }),
  unreadable: Type.Optional(
    Type.Boolean({
      description: 'The personal data are damaged, or their key is missing; the fields are empty',
    }),
  ),
  language: WireLanguage,
  walkIn: Type.Boolean({ description: 'Booked at the desk' }),
  modified: Type.Boolean({ description: 'Has been changed since it was booked' }),
  attendanceConfirmed: Type.Boolean({
    description: 'The visitor has said that they will come, at this time',
  }),
  identitySeen: Type.Boolean({ description: 'The identity card was seen at check-in' }),
  arrivedAt: Nullable(Instant('Check-in'), {
    description: 'Check-in, as ISO 8601 instant; null unless ATTENDED',
  }),
  bookedAt: Instant('When it was booked'),
  erased: Type.Boolean({ description: 'The personal data were erased; nothing can be changed any more' }),
});
export type DeskAppointment = Static<typeof DeskAppointment>;

/** Of a refusal `version-conflict`. */
export const AppointmentConflict = Type.Object({ appointment: DeskAppointment });
export type AppointmentConflict = Static<typeof AppointmentConflict>;

/** A slot of the day. Free are `capacity - booked - held`, never less than none. */
export const DeskSlot = Type.Object({
  slotId: Id('To book or to move into'),
  type: ServiceCode,
  time: Time,
  begun: Type.Boolean({ description: 'Its time has come' }),
  capacity: Count('Places; 0 once the day was closed'),
  booked: Count('Appointments that are not cancelled; more than capacity after a walk-in over it'),
  held: Count('Places held for visitors who are filling in the form'),
  free: Count('Places left'),
});
export type DeskSlot = Static<typeof DeskSlot>;

/** Why a point has no service on a day: its weekly rest, or a public holiday or closure with its name. */
export const DayOff = Type.Object({
  kind: OneOf(['weekly-rest', 'public-holiday', 'closure', 'retired'], {
    description: 'weekly-rest, public-holiday, closure or retired',
  }),
  names: Nullable(InThreeLanguages, { description: 'Null for a weekly rest and a retired point' }),
});
export type DayOff = Static<typeof DayOff>;

/** A missing day is today in Hong Kong. */
export const DeskDayQuery = ClosedObject({ servicePointId: ServicePointId, day: Type.Optional(WireDate) });
export type DeskDayQuery = Static<typeof DeskDayQuery>;

/**
 * One day of one service point, all its services: slots by time, then type;
 * appointments by time, then type, then when they were booked.
 */
export const DeskDay = Type.Object({
  servicePointId: Type.String(),
  day: WireDate,
  today: WireDate,
  now: Instant('By the clock of the server, which decides what has begun'),
  dayOff: Nullable(DayOff, {
    description: 'Null on a day of service. Appointments may be left on a day that was closed later',
  }),
  closedServices: Type.Array(Type.Object({ type: ServiceCode, names: InThreeLanguages }), {
    description: 'Services with a closure of their own that day',
  }),
  closedHours: Type.Array(
    Type.Object({ type: Nullable(ServiceCode), hours: ClosureHours, names: InThreeLanguages }),
    {
      description:
        'Hours of the day that are closed, by when they begin; of all services where `type` is null',
    },
  ),
  notes: Type.Object(
    { ofPoint: DayNote, ofAll: DayNote },
    { description: 'What the desk wrote down for the day, at this service point and at all of them' },
  ),
  slots: Type.Array(DeskSlot),
  appointments: Type.Array(DeskAppointment, { description: 'Cancelled ones too; they count in no slot' }),
});
export type DeskDay = Static<typeof DeskDay>;

/** A missing day is today in Hong Kong. */
export const DeskSummaryQuery = ClosedObject({ day: Type.Optional(WireDate) });
export type DeskSummaryQuery = Static<typeof DeskSummaryQuery>;

/** A service point's day in numbers. `waiting` are still BOOKED though their time has come. */
export const DeskPoint = Type.Object({
  servicePointId: Type.String(),
  name: InThreeLanguages,
  district: InThreeLanguages,
  city: Type.String({ description: 'HK, KLN or NT' }),
  cityName: InThreeLanguages,
  types: Type.Array(ServiceCode),
  dayOff: Nullable(DayOff),
  capacity: Count('Places of the day'),
  booked: Count('Not cancelled, in whatever state'),
  arrived: Count('ATTENDED'),
  waiting: Count('BOOKED, and the time has come'),
  noShow: Count('NO_SHOW'),
  cancelled: Count('CANCELLED'),
});
export type DeskPoint = Static<typeof DeskPoint>;

/** The service points the account works for, in the order they are shown to visitors; also those without a slot that day. */
export const DeskSummary = Type.Object({
  day: WireDate,
  today: WireDate,
  points: Type.Array(DeskPoint),
});
export type DeskSummary = Static<typeof DeskSummary>;

export const FindRequest = ClosedObject({
  text: PersonText(100, 'Two characters at least, after trimming', 'Chan', '456(3)'),
  servicePointId: Type.Optional(ServicePointId),
  day: Type.Optional(WireDate),
  type: Type.Optional(ServiceCode),
});
export type FindRequest = Static<typeof FindRequest>;

/** By time, at most fifty; cancelled ones only by code or whole number. */
export const FoundAppointments = Type.Object({
  appointments: Type.Array(DeskAppointment),
  complete: Type.Boolean({
    description: 'False when there may be more: a point, a day or more letters help',
  }),
  elsewhere: Type.Array(InThreeLanguages, {
    description:
      'Names of service points the account does not work for that have a coming booking by this code or whole number',
  }),
});
export type FoundAppointments = Static<typeof FoundAppointments>;

/**
 * Server-sent events of a service point's day, for `EventSource`, each with the data `{}`:
 * `ready` once at the beginning and after each interruption on the server's side,
 * as something may have been missed: load the day; `changed` whenever a booking,
 * hold or slot of that point and day changed, through whichever server process,
 * at most every 200 ms: load the day again; `ended` before the stream closes
 * because the session is over: close it and sign in; `displaced` before the oldest stream closes
 * because a fifth of the session or a twenty-first of the account is opened at a server process: open it again only
 * where somebody looks at it. A comment line every 20 s keeps the connection.
 */
export type DeskEvent = 'ready' | 'changed' | 'ended' | 'displaced';
