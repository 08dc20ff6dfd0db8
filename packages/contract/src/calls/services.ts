import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { BookingService } from '../booking/service.ts';
import { callsOf } from '../call.ts';

const call = callsOf('service-points', PUBLIC);

export const listBookingServices = call('GET /rest/appointment/service/list', {
  summary: 'Services',
  description:
    'In the order they are shown; also those that cannot be booked any more, as bookings of the past have them. ' +
    '`code` is the `type` of the other calls.',
  answer: Type.Array(BookingService),
});
