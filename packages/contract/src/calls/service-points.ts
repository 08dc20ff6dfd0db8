import { PUBLIC } from '../access.ts';
import { callsOf } from '../call.ts';
import { ServicePointQuery, ServicePointsByCity } from '../service-point.ts';

const call = callsOf('service-points', PUBLIC);

export const listServicePoints = call('GET /rest/appointment/servPt/list', {
  summary: 'Service points by service type',
  description: 'Keyed by city code. `type` is ECG or other, case ignored; missing means ECG.',
  query: ServicePointQuery,
  answer: ServicePointsByCity,
});
