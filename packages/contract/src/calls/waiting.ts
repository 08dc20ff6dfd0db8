import { Type } from 'typebox';
import { EDITORS, PUBLIC, STAFF } from '../access.ts';
import { BookingRecord } from '../booking/appointment.ts';
import { Alternatives } from '../booking/availability.ts';
import { NotOpen } from '../booking/booking-state.ts';
import {
  EarlierRequest,
  WaitingEntry,
  WaitingLink,
  WaitingRequest,
  WaitingSettings,
  WaitingSettingsConflict,
  WaitingState,
} from '../booking/waiting.ts';
import { callsOf } from '../call.ts';
import { EndWaitingRequest, WaitingList, WaitingParams, WaitingQuery } from '../desk/waiting-desk.ts';

const call = callsOf('waiting', PUBLIC);

export const joinWaitingList = call('POST /rest/appointment/waiting', {
  summary: 'Join the waiting list',
  description:
    'The first place that suits and becomes free is offered to whoever has waited longest. A booking that is to be ' +
    'given up for it needs the booking token; then only earlier places are offered.',
  body: WaitingRequest,
  answer: WaitingEntry,
  refusals: [
    'name-required',
    'name-too-long',
    'card-number-required',
    'card-number-invalid',
    'phone-invalid',
    'email-invalid',
    'phone-or-email',
    'captcha-required',
    'captcha-wrong',
    'work-instead',
    'service-point-unknown',
    'booking-token',
    'slot-past',
    'waiting-list-off',
    'waiting-already',
    'waiting-choice',
    'too-many-requests',
  ],
  refusalData: { 'booking-not-open': NotOpen },
});

export const readWaitingState = call('GET /rest/appointment/waiting', {
  summary: 'Whether there is a waiting list to join',
  answer: WaitingState,
});

export const waitForEarlier = call('POST /rest/appointment/own/earlier', {
  summary: 'Wait for an earlier place, by the link of a booking',
  description: 'For the person of the booking, which is moved as a place is taken, and stays until then.',
  body: EarlierRequest,
  answer: WaitingEntry,
  refusals: [
    'booking-link',
    'already-cancelled',
    'slot-past',
    'service-point-unknown',
    'waiting-list-off',
    'waiting-already',
    'waiting-choice',
    'too-many-requests',
  ],
  refusalData: { 'booking-not-open': NotOpen },
});

export const readWaiting = call('POST /rest/appointment/waiting/entry', {
  summary: 'See an entry of the waiting list, and what it is offered',
  body: WaitingLink,
  answer: WaitingEntry,
  refusals: ['waiting-link', 'too-many-requests'],
});

export const acceptOffer = call('POST /rest/appointment/waiting/accept', {
  summary: 'Take the place that is offered',
  description:
    'Books it. A booking that was to be given up is moved to it, with the same reservation code. A repeat is answered ' +
    'with the same booking.',
  body: WaitingLink,
  answer: BookingRecord,
  beside: { token: Type.String({ description: 'Booking token, 30 minutes, for Authorization: Bearer' }) },
  refusals: ['waiting-link', 'offer-ended', 'same-time', 'same-day', 'too-many-requests'],
  refusalData: {
    'booking-not-open': NotOpen,
    'slot-unknown': Alternatives,
    'slot-past': Alternatives,
    'slot-full': Alternatives,
  },
});

export const passOffer = call('POST /rest/appointment/waiting/pass', {
  summary: 'Pass the offered place on, and wait on',
  body: WaitingLink,
  answer: WaitingEntry,
  refusals: ['waiting-link', 'too-many-requests'],
});

export const leaveWaitingList = call('POST /rest/appointment/waiting/leave', {
  summary: 'Leave the waiting list',
  description: 'A place that is offered goes to the next one. Does nothing where the entry has ended.',
  body: WaitingLink,
  answer: WaitingEntry,
  refusals: ['waiting-link', 'too-many-requests'],
});

export const readWaitingList = call('GET /staff/waiting-list', {
  access: STAFF,
  summary: 'Who waits for a place, and what they were offered',
  description: 'Of the service points the account works for.',
  query: WaitingQuery,
  answer: WaitingList,
});

export const endWaiting = call('POST /staff/waiting-list/:id/end', {
  access: STAFF,
  summary: 'End an entry of the waiting list',
  description: 'A place that is offered goes to the next one. The visitor is not written to.',
  params: WaitingParams,
  body: EndWaitingRequest,
  refusals: ['not-found', 'other-service-point', 'waiting-over'],
});

export const readWaitingSettings = call('GET /staff/waiting-list/settings', {
  access: EDITORS,
  summary: 'How the waiting list is run',
  answer: WaitingSettings,
});

export const changeWaitingSettings = call('PUT /staff/waiting-list/settings', {
  access: EDITORS,
  summary: 'Change how the waiting list is run',
  description:
    'Offers that are open keep their end. While the list is off nobody can join and nothing is offered; ' +
    'entries stay. Where somebody else was faster: `version-conflict`, with the settings as they are now in ' +
    '`data.settings`.',
  body: WaitingSettings,
  answer: WaitingSettings,
  refusalData: { 'version-conflict': WaitingSettingsConflict },
});
