import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { ContentProblems, VersionOnly } from '../content/editing.ts';
import {
  BookingsInTheWay,
  NamingCentres,
  NewServicePointRequest,
  ServicePointConflict,
  ServicePointOrder,
  ServicePointParams,
  ServicePointsConflict,
  ServicePointUse,
  ServicePointWrite,
  StaffServicePoint,
} from '../content/editing-service-point.ts';

const call = callsOf('editing', EDITORS);

/* Service points, edited by staff; what is saved is shown to visitors at once. */

export const listStaffServicePoints = call('GET /staff/content/service-points', {
  summary: 'All service points',
  answer: Type.Array(StaffServicePoint),
});

export const readStaffServicePoint = call('GET /staff/content/service-points/:id', {
  summary: 'One service point',
  params: ServicePointParams,
  answer: StaffServicePoint,
  refusals: ['not-found'],
});

export const createServicePoint = call('POST /staff/content/service-points', {
  summary: 'Add a service point',
  description: 'At the end of the list; without times until its opening hours are entered.',
  body: NewServicePointRequest,
  answer: StaffServicePoint,
  refusalData: { 'content-invalid': ContentProblems },
});

export const changeServicePoint = call('PUT /staff/content/service-points/:id', {
  summary: 'Change a service point',
  description:
    '`version-conflict` brings the point as it is now in `data.point`. `bookings-in-the-way`, with ' +
    'their number in `data.count`: a service type that goes, or a weekday that becomes one of rest, ' +
    'still has coming bookings.',
  params: ServicePointParams,
  body: ServicePointWrite,
  answer: StaffServicePoint,
  refusals: ['not-found'],
  refusalData: {
    'content-invalid': ContentProblems,
    'version-conflict': ServicePointConflict,
    'bookings-in-the-way': BookingsInTheWay,
  },
});

export const readServicePointUse = call('GET /staff/content/service-points/:id/use', {
  summary: 'What hangs on a service point',
  description: 'Before it retires, by a change of the schedule of the kind `retirement`, or is deleted.',
  params: ServicePointParams,
  answer: ServicePointUse,
  refusals: ['not-found'],
});

export const deleteServicePoint = call('DELETE /staff/content/service-points/:id', {
  summary: 'Delete a service point at which nothing was ever booked',
  description:
    'Its hours, its slots and its closures go with it. A point that was used retires instead. ' +
    '`service-point-named` has the published collection centres that name it in `data.centres`.',
  params: ServicePointParams,
  body: VersionOnly,
  refusals: ['not-found', 'service-point-used'],
  refusalData: { 'version-conflict': ServicePointConflict, 'service-point-named': NamingCentres },
});

export const reorderServicePoints = call('PUT /staff/content/service-point-order', {
  summary: 'Put the service points into another order',
  description: 'When `former` is no longer their order, `version-conflict` brings them in `data.points`.',
  body: ServicePointOrder,
  answer: Type.Array(StaffServicePoint),
  refusalData: { 'version-conflict': ServicePointsConflict },
});
