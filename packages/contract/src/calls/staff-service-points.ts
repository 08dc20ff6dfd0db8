import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { defineCall } from '../call.ts';
import { ContentProblems } from '../editing.ts';
import {
  BookingsInTheWay,
  NewServicePointRequest,
  ServicePointConflict,
  ServicePointOrder,
  ServicePointParams,
  ServicePointsConflict,
  ServicePointWrite,
  StaffServicePoint,
} from '../editing-service-point.ts';

/* Service points, edited by staff; what is saved is shown to visitors at once. */

export const listStaffServicePoints = defineCall({
  method: 'GET',
  path: '/staff/content/service-points',
  access: EDITORS,
  tag: 'editing',
  summary: 'All service points',
  answer: Type.Array(StaffServicePoint),
});

export const readStaffServicePoint = defineCall({
  method: 'GET',
  path: '/staff/content/service-points/:id',
  access: EDITORS,
  tag: 'editing',
  summary: 'One service point',
  params: ServicePointParams,
  answer: StaffServicePoint,
  refusals: ['not-found'],
});

export const createServicePoint = defineCall({
  method: 'POST',
  path: '/staff/content/service-points',
  access: EDITORS,
  tag: 'editing',
  summary: 'Add a service point',
  description: 'At the end of the list; without times until its opening hours are entered.',
  body: NewServicePointRequest,
  answer: StaffServicePoint,
  refusalData: { 'content-invalid': ContentProblems },
});

export const changeServicePoint = defineCall({
  method: 'PUT',
  path: '/staff/content/service-points/:id',
  access: EDITORS,
  tag: 'editing',
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

export const reorderServicePoints = defineCall({
  method: 'PUT',
  path: '/staff/content/service-point-order',
  access: EDITORS,
  tag: 'editing',
  summary: 'Put the service points into another order',
  description: 'When `former` is no longer their order, `version-conflict` brings them in `data.points`.',
  body: ServicePointOrder,
  answer: Type.Array(StaffServicePoint),
  refusalData: { 'version-conflict': ServicePointsConflict },
});
