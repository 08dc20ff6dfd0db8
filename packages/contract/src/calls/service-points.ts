import { PUBLIC } from '../access.ts';
import { ServicePointQuery, ServicePointsByCity } from '../booking/service-point.ts';
import { callsOf } from '../call.ts';

const call = callsOf('service-points', PUBLIC);

export const listServicePoints = call('GET /rest/appointment/servPt/list', {
  summary: 'Service points by service type',
  description:
    'Keyed by city code. `type` is the code of a service, case ignored; missing means ECG, or the first service where there is no ECG.',
  query: ServicePointQuery,
  answer: ServicePointsByCity,
});
