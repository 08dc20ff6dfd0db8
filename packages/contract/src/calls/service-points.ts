import { PUBLIC } from '../access.ts';
import { defineCall } from '../call.ts';
import { ServicePointQuery, ServicePointsByCity } from '../service-point.ts';

export const listServicePoints = defineCall({
  method: 'GET',
  path: '/rest/appointment/servPt/list',
  access: PUBLIC,
  tag: 'service-points',
  summary: 'Service points by service type',
  description: 'Keyed by city code. `type` is ECG or other, case ignored; missing means ECG.',
  query: ServicePointQuery,
  answer: ServicePointsByCity,
});
