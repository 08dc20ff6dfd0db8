import { MAX_SERVICE_CODE_LENGTH } from '@phial/domain/booking/service-type';
import { type Static, Type } from 'typebox';
import { copied, optionalSuffixed, suffixed } from '../local-fields.ts';
import { ServiceCode } from '../text.ts';

/** One thing a service point can do. `type` is the service type it books. */
const ServiceAbility = Type.Object({
  type: ServiceCode,
  ...suffixed('ablName'),
  name: Type.String({ description: 'Copy of ablNameCht' }),
});

/** Where a service point is and how to get there, as far as the laboratory has entered it. */
export const ServicePointLocation = {
  mapUrl: Type.Optional(Type.String({ description: 'The point on a map; an https address' })),
  latitude: Type.Optional(Type.Number({ description: 'Degrees, WGS 84; with longitude' })),
  longitude: Type.Optional(Type.Number()),
  ...optionalSuffixed('directions'),
};

/** A service point; bare fields copy the Cht ones. */
export const ServicePoint = Type.Object({
  servPtId: Type.String(),
  belongTo: Type.String({ description: 'Short tag of the owning body' }),
  ...copied('comName'),
  ...copied('servPt'),
  ...copied('address'),
  ...copied('district'),
  ...copied('city'),
  ...copied(
    'bizTime',
    'Hours of the service in the coming seven days, then what staff add, lines separated by \\n',
  ),
  tel: Type.String(),
  testServPtAblVos: Type.Array(ServiceAbility),
  ...ServicePointLocation,
});
export type ServicePoint = Static<typeof ServicePoint>;

/** Keyed by the stable code of the city, in the order of the cities. */
export const ServicePointsByCity = Type.Record(Type.String(), Type.Array(ServicePoint));
export type ServicePointsByCity = Static<typeof ServicePointsByCity>;

export const ServicePointQuery = Type.Object({
  type: Type.Optional(Type.String({ maxLength: MAX_SERVICE_CODE_LENGTH })),
});
