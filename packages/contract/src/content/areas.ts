import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { Unchecked, Version } from './editing.ts';
import { LocalLine, LocalText } from './local-body.ts';

/*
 * Where service points are: cities (in Hong Kong, the three regions) and their districts. Staff edit both; a service
 * point refers to a district.
 */

const SHORT = 100;

/** It is a key of visitors' calls: one that looks like a number would lose its place among the others. */
const CityCode = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9-]{0,15}$',
  description: 'Stable; a letter, then letters, digits or hyphens',
  examples: ['KLN'],
});

/** What staff write of a city that is new. */
export const NewCityBody = ClosedObject({ code: CityCode, names: LocalLine(SHORT) });
/** What staff write of a district, and of a city that is there. */
export const AreaBody = ClosedObject({ names: LocalLine(SHORT) });
export type AreaBody = Static<typeof AreaBody>;

export const StaffDistrict = Type.Object({
  districtId: Type.String(),
  names: LocalText(SHORT),
  version: Version,
  points: Type.Integer({ description: 'Service points in it, retired ones too' }),
});
export type StaffDistrict = Static<typeof StaffDistrict>;

/** A city as staff see it, with its districts; both in the order visitors see. */
export const StaffCity = Type.Object({
  code: Type.String(),
  names: LocalText(SHORT),
  version: Version,
  districts: Type.Array(StaffDistrict),
});
export type StaffCity = Static<typeof StaffCity>;

/** Every change answers with all of them as they are now. */
export const StaffAreas = Type.Array(StaffCity);
export type StaffAreas = Static<typeof StaffAreas>;

/** Of `version-conflict`: the areas as they are now. */
export const AreasConflict = Type.Object({ areas: StaffAreas });
/** Of `area-in-use`. */
export const AreaInUse = Type.Object({
  count: Type.Integer({ description: 'Of service points in it, retired ones too' }),
});

const AreaId = Type.String({ minLength: 1, maxLength: 64 });
export const CityParams = Type.Object({ code: AreaId });
export const DistrictParams = Type.Object({ id: AreaId });

export const NewAreaRequest = ClosedObject({ body: Unchecked });
export const AreaWrite = ClosedObject({ version: Version, body: Unchecked });

const Order = Type.Array(AreaId, { maxItems: 1_000 });
/** `former` is the order the new one was made from. */
export const AreaOrder = ClosedObject({ former: Order, order: Order });
