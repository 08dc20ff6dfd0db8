import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  AreaInUse,
  AreaOrder,
  AreasConflict,
  AreaWrite,
  CityParams,
  DistrictParams,
  NewAreaRequest,
  StaffAreas,
} from '../content/areas.ts';
import { ContentProblems, VersionOnly } from '../content/editing.ts';

const call = callsOf('editing', EDITORS);

/* Cities and districts, edited by staff; visitors see a change at once. Every answer is the whole list as it is now. */

const REFUSED_BODY = { 'content-invalid': ContentProblems } as const;
const REFUSED_VERSION = { 'version-conflict': AreasConflict } as const;
const IN_USE =
  '`area-in-use`, with the number of service points in `data.count`: they have to move or go first.';

export const listAreas = call('GET /staff/areas', {
  summary: 'Cities and their districts',
  answer: StaffAreas,
});

export const createCity = call('POST /staff/areas/cities', {
  summary: 'Add a city',
  description: 'At the end of the list. Its code cannot be changed afterwards.',
  body: NewAreaRequest,
  answer: StaffAreas,
  refusalData: REFUSED_BODY,
});

export const changeCity = call('PUT /staff/areas/cities/:code', {
  summary: 'Change the names of a city',
  params: CityParams,
  body: AreaWrite,
  answer: StaffAreas,
  refusals: ['not-found'],
  refusalData: { ...REFUSED_BODY, ...REFUSED_VERSION },
});

export const deleteCity = call('DELETE /staff/areas/cities/:code', {
  summary: 'Delete a city and its districts',
  description: `${IN_USE} Closures that name the city go with it.`,
  params: CityParams,
  body: VersionOnly,
  answer: StaffAreas,
  refusals: ['not-found'],
  refusalData: { ...REFUSED_VERSION, 'area-in-use': AreaInUse },
});

export const reorderCities = call('PUT /staff/areas/city-order', {
  summary: 'Put the cities into another order',
  body: AreaOrder,
  answer: StaffAreas,
  refusalData: REFUSED_VERSION,
});

export const createDistrict = call('POST /staff/areas/cities/:code/districts', {
  summary: 'Add a district to a city',
  description: 'At the end of its list.',
  params: CityParams,
  body: NewAreaRequest,
  answer: StaffAreas,
  refusals: ['not-found'],
  refusalData: REFUSED_BODY,
});

export const changeDistrict = call('PUT /staff/areas/districts/:id', {
  summary: 'Change the names of a district',
  params: DistrictParams,
  body: AreaWrite,
  answer: StaffAreas,
  refusals: ['not-found'],
  refusalData: { ...REFUSED_BODY, ...REFUSED_VERSION },
});

export const deleteDistrict = call('DELETE /staff/areas/districts/:id', {
  summary: 'Delete a district',
  description: IN_USE,
  params: DistrictParams,
  body: VersionOnly,
  answer: StaffAreas,
  refusals: ['not-found'],
  refusalData: { ...REFUSED_VERSION, 'area-in-use': AreaInUse },
});

export const reorderDistricts = call('PUT /staff/areas/cities/:code/district-order', {
  summary: 'Put the districts of a city into another order',
  params: CityParams,
  body: AreaOrder,
  answer: StaffAreas,
  refusals: ['not-found'],
  refusalData: REFUSED_VERSION,
});
