import type { BookingService } from '@phial/contract/booking/service';
import type { ServiceBody } from '@phial/contract/content/editing-service';
import file from '../../sample/service-points.json' with { type: 'json' };

const services = file.services as unknown as readonly {
  code: string;
  /** Its reminders are those of every new service. */
  body: Omit<ServiceBody, 'reminders'>;
}[];

/** What can be booked in the sample, the two services of the calls, as visitors are told of them. */
export const bookableSampleServices: readonly BookingService[] = services.map(
  ({ code, body: { mostSeats: _, ...body } }) => ({ code, ...body, bookable: true }),
);
