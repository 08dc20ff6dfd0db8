import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { ContentProblems, VersionOnly } from '../content/editing.ts';
import {
  NewServiceRequest,
  ServiceConflict,
  ServiceOrder,
  ServiceParams,
  ServicesConflict,
  ServiceWrite,
  StaffService,
} from '../content/editing-service.ts';

const call = callsOf('editing', EDITORS);

/* Services, edited by staff; what is saved is shown to visitors at once. */

export const listStaffServices = call('GET /staff/content/services', {
  summary: 'All services',
  answer: Type.Array(StaffService),
});

export const readStaffService = call('GET /staff/content/services/:code', {
  summary: 'One service',
  params: ServiceParams,
  answer: StaffService,
  refusals: ['not-found'],
});

export const createService = call('POST /staff/content/services', {
  summary: 'Add a service',
  description:
    'At the end of the list. It can be booked once a service point offers it and has opening hours for it.',
  body: NewServiceRequest,
  answer: StaffService,
  refusals: ['code-taken'],
  refusalData: { 'content-invalid': ContentProblems },
});

export const changeService = call('PUT /staff/content/services/:code', {
  summary: 'Change a service',
  description: '`version-conflict` brings the service as it is now in `data.service`.',
  params: ServiceParams,
  body: ServiceWrite,
  answer: StaffService,
  refusals: ['not-found'],
  refusalData: { 'content-invalid': ContentProblems, 'version-conflict': ServiceConflict },
});

export const retireService = call('POST /staff/content/services/:code/retire', {
  summary: 'Retire a service',
  description: 'It takes no more bookings. Those that it has stay, and keep its name.',
  params: ServiceParams,
  body: VersionOnly,
  answer: StaffService,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': ServiceConflict },
});

export const restoreService = call('POST /staff/content/services/:code/restore', {
  summary: 'Take a retired service back into use',
  params: ServiceParams,
  body: VersionOnly,
  answer: StaffService,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': ServiceConflict },
});

export const deleteService = call('DELETE /staff/content/services/:code', {
  summary: 'Delete a service',
  description:
    '`service-in-use`: a service point, opening hours or a booking refers to it; it can be retired.',
  params: ServiceParams,
  body: VersionOnly,
  refusals: ['not-found', 'service-in-use'],
  refusalData: { 'version-conflict': ServiceConflict },
});

export const reorderServices = call('PUT /staff/content/service-order', {
  summary: 'Put the services into another order',
  description: 'When `former` is no longer their order, `version-conflict` brings them in `data.services`.',
  body: ServiceOrder,
  answer: Type.Array(StaffService),
  refusalData: { 'version-conflict': ServicesConflict },
});
