import { fetchBookings as call } from '@phial/contract/calls/lab-bookings';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { sendFhir } from '../../fhir/send-fhir.ts';
import { handle } from '../../handle.ts';
import { originOf } from '../../site/public-pages/origin.ts';
import { fetchBookings } from './booking-feed.service.ts';

/** Where the laboratory's system fetches bookings. */
export async function bookingFeedRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, call, async ({ query, program, request, reply }) => {
    const baseUrl = originOf(request, deps.config) + deps.config.apiPrefix;
    return sendFhir(reply, await fetchBookings(deps, { apiKey: program.keyId, baseUrl }, query));
  });
}
