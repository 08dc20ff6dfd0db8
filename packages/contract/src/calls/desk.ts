import { Type } from 'typebox';
import { STAFF } from '../access.ts';
import { defineCall } from '../call.ts';
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
} from '../desk.ts';
import {
  AppointmentChange,
  AppointmentVersion,
  CancelRequest,
  CheckInRequest,
  RevealedNumber,
  RevealRequest,
  WalkInRequest,
} from '../desk-act.ts';

/* The counter desk: the day, its visitors and what becomes of them. */

const AppointmentParams = Type.Object({ id: Id('Of the appointment') });
const OF_PERSON = [
  'name-required',
  'name-too-long',
  'card-number-required',
  'card-number-invalid',
  'travel-card-number-required',
  'travel-card-number-invalid',
  'phone-invalid',
  'email-invalid',
  'phone-or-email',
] as const;
const OF_SLOT = ['slot-unknown', 'slot-full', 'same-time', 'same-day'] as const;
const OF_STATE = ['already-cancelled', 'status-unfit', 'not-found'] as const;
const DATA_OF_CONFLICT = { 'version-conflict': AppointmentConflict } as const;
const CONFLICT =
  'Where somebody else was faster: `version-conflict`, with the appointment as it is now in `data.appointment`.';

export const readDeskDay = defineCall({
  method: 'GET',
  path: '/staff/desk/day',
  access: STAFF,
  tag: 'desk',
  summary: 'The day of a service point',
  description:
    'Slots of both service types by time, and the appointments on them in the order they were booked. A missing day is today.',
  query: DeskDayQuery,
  answer: DeskDay,
  refusals: ['service-point-unknown', 'range-invalid'],
});

export const readDeskSummary = defineCall({
  method: 'GET',
  path: '/staff/desk/summary',
  access: STAFF,
  tag: 'desk',
  summary: 'The day of all service points, counted',
  description: 'In the order visitors see them; also those without a slot. A missing day is today.',
  query: DeskSummaryQuery,
  answer: DeskSummary,
  refusals: ['range-invalid'],
});

export const followDesk = defineCall({
  method: 'GET',
  path: '/staff/desk/events',
  access: STAFF,
  tag: 'desk',
  summary: 'Live changes of the day of a service point',
  description:
    'Server-sent events `ready`, `changed`, `ended` and `displaced` without content, until either side closes the ' +
    'stream: load the day again at the first two. Whoever changed it, through whichever server process. Does not keep ' +
    'a session alive. One more than four of a session or twenty of an account displaces the oldest.',
  query: DeskDayQuery,
  answerMedia: 'text/event-stream',
  refusals: ['service-point-unknown', 'range-invalid'],
});

export const searchDeskAppointments = defineCall({
  method: 'POST',
  path: '/staff/desk/find',
  access: STAFF,
  tag: 'desk',
  summary: 'Find a visitor',
  description:
    'By reservation code, whole document number, the end of one (three characters or more, with or without the check ' +
    'character), or a part of a name. A code or a whole number is found at every service point and on every day that is ' +
    'kept; an end or a name at the point and on the day given, without a point at all of them, without a day on today ' +
    'and later days. Cancelled appointments are found by code or whole number only. Changes nothing; by POST, as ' +
    'personal data do not belong into addresses.',
  body: FindRequest,
  answer: FoundAppointments,
  refusals: ['search-short', 'range-invalid'],
});

export const checkIn = defineCall({
  method: 'POST',
  path: '/staff/desk/appointments/:id/check-in',
  access: STAFF,
  tag: 'desk',
  summary: 'Check a visitor in',
  description: `On the day of the appointment, with the identity card seen: the number was typed at home. ${CONFLICT}`,
  params: AppointmentParams,
  body: CheckInRequest,
  answer: DeskAppointment,
  refusals: ['identity-not-seen', 'not-of-today', ...OF_STATE],
  refusalData: DATA_OF_CONFLICT,
});

export const undoCheckIn = defineCall({
  method: 'DELETE',
  path: '/staff/desk/appointments/:id/check-in',
  access: STAFF,
  tag: 'desk',
  summary: 'Undo a check-in',
  description: `The appointment is BOOKED again. ${CONFLICT}`,
  params: AppointmentParams,
  body: AppointmentVersion,
  answer: DeskAppointment,
  refusals: OF_STATE,
  refusalData: DATA_OF_CONFLICT,
});

export const markNoShow = defineCall({
  method: 'POST',
  path: '/staff/desk/appointments/:id/no-show',
  access: STAFF,
  tag: 'desk',
  summary: 'Mark a no-show',
  description: `Of a BOOKED appointment whose time has come, on its day or later. ${CONFLICT}`,
  params: AppointmentParams,
  body: AppointmentVersion,
  answer: DeskAppointment,
  refusals: ['no-show-early', ...OF_STATE],
  refusalData: DATA_OF_CONFLICT,
});

export const undoNoShow = defineCall({
  method: 'DELETE',
  path: '/staff/desk/appointments/:id/no-show',
  access: STAFF,
  tag: 'desk',
  summary: 'Undo a no-show',
  description: `The appointment is BOOKED again. ${CONFLICT}`,
  params: AppointmentParams,
  body: AppointmentVersion,
  answer: DeskAppointment,
  refusals: OF_STATE,
  refusalData: DATA_OF_CONFLICT,
});

export const cancelDeskAppointment = defineCall({
  method: 'POST',
  path: '/staff/desk/appointments/:id/cancel',
  access: STAFF,
  tag: 'desk',
  summary: 'Cancel an appointment',
  description:
    'A BOOKED one of today or later; a check-in or no-show is undone first. The visitor gets a message where the reason ' +
    `is \`laboratory\` or \`not-eligible\`, and knows of the others. ${CONFLICT}`,
  params: AppointmentParams,
  body: CancelRequest,
  answer: DeskAppointment,
  refusals: ['slot-past', ...OF_STATE],
  refusalData: DATA_OF_CONFLICT,
});

export const changeDeskAppointment = defineCall({
  method: 'PATCH',
  path: '/staff/desk/appointments/:id',
  access: STAFF,
  tag: 'desk',
  summary: 'Move an appointment, or correct its particulars',
  description:
    'To another slot, with corrected particulars, or both; what is left out stays, and so does the reservation code. ' +
    'The old place is given up only as the new one is taken, and the visitor gets a message. Only a BOOKED appointment ' +
    'of today or later moves, to a slot that has not begun; the particulars of an ATTENDED one can be corrected as ' +
    `well, as its card has been seen. ${CONFLICT}`,
  params: AppointmentParams,
  body: AppointmentChange,
  answer: DeskAppointment,
  refusals: [...OF_PERSON, ...OF_SLOT, 'slot-past', ...OF_STATE],
  refusalData: DATA_OF_CONFLICT,
});

export const bookWalkIn = defineCall({
  method: 'POST',
  path: '/staff/desk/walk-ins',
  access: STAFF,
  tag: 'desk',
  summary: 'Book a place of today for somebody who came without a booking',
  description:
    'By the rules of a public booking. After `slot-full` a manager or administrator may ask again with ' +
    '`overCapacity`, which is `not-allowed` for the counter. Whoever is refused with `same-time` or `same-day` has a booking already.',
  body: WalkInRequest,
  answer: DeskAppointment,
  refusals: [...OF_PERSON, ...OF_SLOT, 'not-of-today'],
});

export const revealDocumentNumber = defineCall({
  method: 'POST',
  path: '/staff/desk/appointments/:id/document-number',
  access: STAFF,
  tag: 'desk',
  summary: 'See a whole document number',
  description: 'The audit log records first who looked, when, at which appointment and for which reason.',
  params: AppointmentParams,
  body: RevealRequest,
  answer: RevealedNumber,
  refusals: ['not-found'],
});
