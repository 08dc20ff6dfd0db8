import { type Static, Type } from 'typebox';

const localised = <Name extends string>(name: Name) =>
  ({
    [name]: Type.String(),
    [`${name}Eng`]: Type.String(),
    [`${name}Cht`]: Type.String(),
    [`${name}Chs`]: Type.String(),
  }) as Record<Name | `${Name}Eng` | `${Name}Cht` | `${Name}Chs`, ReturnType<typeof Type.String>>;

/** One thing a service point can do. `type` is the service type it books. */
const ServiceAbility = Type.Object({
  type: Type.Union([Type.Literal('ECG'), Type.Literal('other')]),
  ablNameEng: Type.String(),
  ablNameCht: Type.String(),
  ablNameChs: Type.String(),
  name: Type.String({ description: 'Copy of ablNameCht' }),
});

/** A place where appointments are kept (specification, section 3; D-32: bare fields copy the Cht ones). */
export const ServicePoint = Type.Object({
  servPtId: Type.String(),
  belongTo: Type.String({ description: 'Short tag of the owning body' }),
  ...localised('comName'),
  ...localised('servPt'),
  ...localised('address'),
  ...localised('district'),
  ...localised('city'),
  bizTime: Type.String({ description: 'Business hours, lines separated by \\n' }),
  bizTimeEng: Type.String(),
  bizTimeCht: Type.String(),
  bizTimeChs: Type.String(),
  tel: Type.String(),
  testServPtAblVos: Type.Array(ServiceAbility),
});
export type ServicePoint = Static<typeof ServicePoint>;

/** Keyed by stable city code (`HK`, `KLN`, `NT`), shown translated (D-32). */
export const ServicePointsByCity = Type.Record(Type.String(), Type.Array(ServicePoint));
export type ServicePointsByCity = Static<typeof ServicePointsByCity>;

export const ServicePointQuery = Type.Object({ type: Type.Optional(Type.String({ maxLength: 16 })) });
