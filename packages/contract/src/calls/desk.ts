import { Type } from 'typebox';
import { EDITORS, STAFF } from '../access.ts';
import { Alternatives, TIMES } from '../booking/availability.ts';
import { Hold } from '../booking/hold.ts';
import { callsOf } from '../call.ts';
import { BookingExport, BookingExportRequest } from '../desk/booking-export.ts';
import { DayNote, DayNoteConflict, DayNoteRequest } from '../desk/day-note.ts';
import {
  AppointmentConflict,
  DeskAppointment,
  DeskDay,
  DeskDayQuery,
  DeskSummary,
  DeskSummaryQuery,
  FindRequest,
  FoundAppointments,
  Id,
} from '../desk/desk.ts';
import {
  AppointmentChange,
  AppointmentVersion,
  CallerRequest,
  CancelRequest,
  CheckInRequest,
  DeskHoldRequest,
  RevealedNumber,
  RevealRequest,
  WalkInRequest,
} from '../desk/desk-act.ts';
import { OF_DOCUMENT } from '../refusals.ts';

const call = callsOf('desk', STAFF);

/* The counter desk: the day, its visitors and what becomes of them. */

const AppointmentParams = Type.Object({ id: Id('Of the appointment') });
const OF_PERSON = [
  'name-required',
  'name-too-long',
  ...OF_DOCUMENT,
  'phone-invalid',
  'email-invalid',
  'phone-or-email',
] as const;
const OF_SLOT = ['slot-unknown', 'slot-full', 'same-time', 'same-day'] as const;
const OF_STATE = ['already-cancelled', 'status-unfit', 'not-found', 'other-service-point'] as const;
/** What a call that acts on an appointment has. */
const ACT = {
  params: AppointmentParams,
  answer: DeskAppointment,
  refusalData: { 'version-conflict': AppointmentConflict },
} as const;
const CONFLICT =
  'Where somebody else was faster: `version-conflict`, with the appointment as it is now in `data.appointment`.';

export const readDeskDay = call('GET /staff/desk/day', {
  summary: 'The day of a service point',
  description:
    'Slots of both service types by time, and the appointments on them in the order they were booked. A missing day is today.',
  query: DeskDayQuery,
  answer: DeskDay,
  refusals: ['service-point-unknown', 'other-service-point', 'range-invalid'],
});

export const readDeskSummary = call('GET /staff/desk/summary', {
  summary: 'The day of the service points, counted',
  description:
    'Those the account works for, in the order visitors see them; also those without a slot. A missing day is today.',
  query: DeskSummaryQuery,
  answer: DeskSummary,
  refusals: ['range-invalid'],
});

export const writeDayNote = call('PUT /staff/desk/notes', {
  summary: 'Write a note for a day',
  description:
    'At a service point or at all of them, at most 500 characters without personal data; an empty text takes it away. ' +
    'Where somebody else was faster: `version-conflict`, with the note as it is now in `data.note`.',
  body: DayNoteRequest,
  answer: DayNote,
  refusals: ['service-point-unknown', 'other-service-point', 'range-invalid'],
  refusalData: { 'version-conflict': DayNoteConflict },
});

export const followDesk = call('GET /staff/desk/events', {
  summary: 'Live changes of the day of a service point',
  description:
    'Server-sent events `ready`, `changed`, `ended` and `displaced` without content, until either side closes the ' +
    'stream: load the day again at the first two. Whoever changed it, through whichever server process. Does not keep ' +
    'a session alive. One more than four of a session or twenty of an account displaces the oldest.',
  query: DeskDayQuery,
  answerMedia: 'text/event-stream',
  refusals: ['service-point-unknown', 'other-service-point', 'range-invalid'],
});

export const searchDeskAppointments = call('POST /staff/desk/find', {
  summary: 'Find a visitor',
  description:
    'By reservation code, whole document number, the end of one (three characters or more, with or without the check ' +
    'character), or a part of a name. A code or a whole number is found at every service point and on every day that is ' +
    'kept; an end or a name at the point and on the day given, without a point at all of them, without a day on today ' +
    'and later days, with a `type` of that service alone. Cancelled appointments are found by code or whole number only. Of a booking at a ' +
    'service point the account does not work for, only the point is named, in `elsewhere`. Changes nothing; by POST, as ' +
    'personal data do not belong into addresses.',
  body: FindRequest,
  answer: FoundAppointments,
  refusals: ['search-short', 'other-service-point', 'range-invalid'],
});

export const checkIn = call('POST /staff/desk/appointments/:id/check-in', {
  summary: 'Check a visitor in',
  description: `On the day of the appointment, with the identity card seen: the number was typed at home. ${CONFLICT}`,
  ...ACT,
  body: CheckInRequest,
  refusals: ['identity-not-seen', 'not-of-today', ...OF_STATE],
});

export const undoCheckIn = call('DELETE /staff/desk/appointments/:id/check-in', {
  summary: 'Undo a check-in',
  description: `The appointment is BOOKED again. ${CONFLICT}`,
  ...ACT,
  body: AppointmentVersion,
  refusals: OF_STATE,
});

export const markNoShow = call('POST /staff/desk/appointments/:id/no-show', {
  summary: 'Mark a no-show',
  description: `Of a BOOKED appointment whose time has come, on its day or later. ${CONFLICT}`,
  ...ACT,
  body: AppointmentVersion,
  refusals: ['no-show-early', ...OF_STATE],
});

export const undoNoShow = call('DELETE /staff/desk/appointments/:id/no-show', {
  summary: 'Undo a no-show',
  description: `The appointment is BOOKED again. ${CONFLICT}`,
  ...ACT,
  body: AppointmentVersion,
  refusals: OF_STATE,
});

export const cancelDeskAppointment = call('POST /staff/desk/appointments/:id/cancel', {
  summary: 'Cancel an appointment',
  description:
    'A BOOKED one of today or later; a check-in or no-show is undone first. The visitor gets a message where the reason ' +
    `is \`laboratory\` or \`not-eligible\`, and knows of the others. ${CONFLICT}`,
  ...ACT,
  body: CancelRequest,
  refusals: ['slot-past', ...OF_STATE],
});

export const changeDeskAppointment = call('PATCH /staff/desk/appointments/:id', {
  summary: 'Move an appointment, or correct its particulars',
  description:
    'To another slot, with corrected particulars, or both; what is left out stays, and so does the reservation code. ' +
    'The old place is given up only as the new one is taken, and the visitor gets a message. Only a BOOKED appointment ' +
    'of today or later moves, to a slot that has not begun; the particulars of an ATTENDED one can be corrected as ' +
    `well, as its card has been seen. ${CONFLICT}`,
  ...ACT,
  body: AppointmentChange,
  refusals: [...OF_PERSON, ...OF_SLOT, 'slot-past', ...OF_STATE],
  refusalData: { ...ACT.refusalData, 'slot-full': Alternatives },
});

export const bookWalkIn = call('POST /staff/desk/walk-ins', {
  summary: 'Book a place of today for somebody who came without a booking',
  description:
    'By the rules of a public booking. After `slot-full` a manager or administrator may ask again with ' +
    '`overCapacity`, which is `not-allowed` for the counter. Whoever is refused with `same-time` or `same-day` has a booking already.',
  body: WalkInRequest,
  answer: DeskAppointment,
  refusals: [...OF_PERSON, ...OF_SLOT, 'not-of-today', 'other-service-point'],
  refusalData: { 'slot-full': Alternatives },
});

const OF_CALLER_SLOT = { 'slot-unknown': Alternatives, 'slot-past': Alternatives, 'slot-full': Alternatives };

export const readDeskAvailability = call('GET /staff/desk/availability/:servPtId', {
  summary: 'Days and times of a service point, for the desk',
  description:
    'As `GET /rest/appointment/servPtApptTime/:servPtId`, also while the laboratory is not open for booking: staff go ' +
    'on booking for callers and moving bookings.',
  ...TIMES,
  refusals: ['range-invalid', 'service-point-unknown', 'other-service-point'],
});

export const bookForCaller = call('POST /staff/desk/bookings', {
  summary: 'Book for somebody who telephones',
  description:
    'By the rules of a public booking, for any service, day and point the account works for, with an identity card or ' +
    'a travel document; no captcha. With an Idempotency-Key (one per submission) a repeat gets the same appointment ' +
    'for 24 hours. The audit log names the account.',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  body: CallerRequest,
  answer: DeskAppointment,
  refusals: [
    ...OF_PERSON,
    'same-time',
    'same-day',
    'other-service-point',
    'idempotency-mismatch',
    'not-found',
  ],
  refusalData: OF_CALLER_SLOT,
});

export const takeDeskHold = call('POST /staff/desk/holds', {
  summary: 'Hold a place for 600 seconds while a form of the desk is open',
  description:
    'As the hold of a visitor, without its proof of work and its share of a network. `replaces` is given up in the ' +
    'same step, and kept when this is refused. `DELETE /rest/appointment/hold/:id` gives it back.',
  body: DeskHoldRequest,
  answer: Hold,
  refusals: ['other-service-point'],
  refusalData: OF_CALLER_SLOT,
});

export const extendDeskHold = call('PUT /staff/desk/holds/:id', {
  summary: 'Hold it for another 600 seconds',
  description: 'From now, up to ten times.',
  params: Type.Object({ id: Id('Of the hold') }),
  answer: Hold,
  refusals: ['hold-ended', 'hold-extensions-spent'],
});

export const revealDocumentNumber = call('POST /staff/desk/appointments/:id/document-number', {
  summary: 'See a whole document number',
  description: 'The audit log records first who looked, when, at which appointment and for which reason.',
  params: AppointmentParams,
  body: RevealRequest,
  answer: RevealedNumber,
  refusals: ['not-found', 'other-service-point'],
});

export const exportBookings = call('POST /staff/desk/exports', {
  summary: 'The bookings of a period, for a spreadsheet',
  description:
    'By the day of the visit, both days included, at most 366; cancelled ones too, erased ones not; document numbers ' +
    'masked. Each export is an entry of the audit log, hence by POST. More than 20,000 bookings are refused with ' +
    '`export-too-large`.',
  access: EDITORS,
  body: BookingExportRequest,
  answer: BookingExport,
  refusals: ['export-days', 'export-too-large'],
  refusalData: { 'export-too-large': Type.Object({ most: Type.Integer() }) },
});
