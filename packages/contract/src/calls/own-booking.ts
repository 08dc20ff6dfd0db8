import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { Alternatives } from '../booking/availability.ts';
import { NotOpen } from '../booking/booking-state.ts';
import { OwnBooking, OwnChange, OwnLink, OwnReminders } from '../booking/own-booking.ts';
import { callsOf } from '../call.ts';
import { PersonText } from '../text.ts';

const call = callsOf('own-booking', PUBLIC);

const OF_LINK = ['booking-link', 'too-many-requests'] as const;

export const readOwnBooking = call('POST /rest/appointment/own', {
  summary: 'See the booking of a link',
  description: 'Changes nothing, so that programs which open links to look at them do no harm.',
  body: OwnLink,
  answer: OwnBooking,
  refusals: OF_LINK,
});

export const confirmAttendance = call('POST /rest/appointment/own/attend', {
  summary: 'Say that the visitor will come',
  description: 'Holds for the time of the booking; a move ends it. A repeat changes nothing.',
  body: OwnLink,
  answer: OwnBooking,
  refusals: [...OF_LINK, 'already-cancelled', 'slot-past'],
});

export const changeOwnBooking = call('POST /rest/appointment/own/change', {
  summary: 'Move the booking of a link',
  description: 'Gives up the old seat only as the new one is taken; the reservation code stays.',
  body: OwnChange,
  answer: OwnBooking,
  refusals: [
    ...OF_LINK,
    'already-cancelled',
    'service-point-unknown',
    'same-time',
    'same-day',
    'booking-refused',
  ],
  refusalData: {
    'booking-not-open': NotOpen,
    'slot-unknown': Alternatives,
    'slot-past': Alternatives,
    'slot-full': Alternatives,
  },
});

export const cancelOwnBooking = call('POST /rest/appointment/own/cancel', {
  summary: 'Cancel the booking of a link',
  description: 'Cannot be undone. The seat is free again at once.',
  body: OwnLink,
  answer: OwnBooking,
  refusals: [...OF_LINK, 'already-cancelled', 'slot-past'],
});

export const setOwnReminders = call('POST /rest/appointment/own/reminders', {
  summary: 'Switch reminders off or on',
  description:
    'For the contacts of the booking, also in other bookings. What the laboratory changes is always said.',
  body: OwnReminders,
  answer: OwnBooking,
  refusals: OF_LINK,
});

export const remindersOff = call('POST /rest/appointment/reminders-off/:token', {
  summary: 'Switch reminders off, from a mail program',
  description:
    'The one-click unsubscription of RFC 8058; the form is not looked at. Reminders are switched on again by the link ' +
    'of the booking.',
  params: Type.Object({ token: PersonText(200, 'Of a reminder') }),
  body: Type.Object({ 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 100 })) }),
  bodyMedia: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  refusals: OF_LINK,
});

export const readOwnCalendar = call('POST /rest/appointment/own/calendar', {
  summary: 'The booking of a link for a calendar',
  body: OwnLink,
  answer: Type.String(),
  answerMedia: 'text/calendar',
  refusals: OF_LINK,
});
