import { programsWith } from '../access.ts';
import { callsOf } from '../call.ts';
import { BookingFeedQuery } from '../laboratory/booking-feed.ts';
import { FhirBundle } from '../laboratory/order-feed.ts';
import { MissingScope } from '../staff/api-key.ts';

const call = callsOf('laboratory', programsWith('bookings:read'));

export const fetchBookings = call('GET /lab/bookings', {
  summary: 'Fetch bookings',
  description:
    'A FHIR R4 Bundle (searchset): each booking is an Appointment with its Patient; the service is its `serviceType`, ' +
    'the service point a participant, the reservation code its identifier. The status is `booked`, `arrived`, ' +
    '`noshow` or `cancelled`. Where the laboratory does not say how long the service takes, `end` is `start`. ' +
    'The link `next` leads to the next page. On the last page the link `later` leads to whatever has been booked, ' +
    'changed or cancelled since: call it every minute or so. A booking may come more than once and is then as it is ' +
    'now. One whose data cannot be read is an OperationOutcome, which names it. Every fetch is in the audit log.',
  query: BookingFeedQuery,
  answer: FhirBundle,
  answerMedia: 'application/fhir+json',
  refusals: ['feed-position-unknown'],
  refusalData: { 'api-scope-missing': MissingScope },
});
