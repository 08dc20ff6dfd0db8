import { type TOptional, type TString, Type } from 'typebox';

/*
 * Language-dependent fields of the calls: a text is spread over a record, by
 * suffix in most records, by prefix in some.
 */

type Suffixed<Name extends string> = `${Name}Eng` | `${Name}Cht` | `${Name}Chs`;

/** `name` gives `nameEng`, `nameCht` and `nameChs`. */
export const suffixed = <Name extends string>(name: Name) =>
  ({
    [`${name}Eng`]: Type.String(),
    [`${name}Cht`]: Type.String(),
    [`${name}Chs`]: Type.String(),
  }) as Record<Suffixed<Name>, TString>;

/** As {@link suffixed}, all of them or none. */
export const optionalSuffixed = <Name extends string>(name: Name) =>
  ({
    [`${name}Eng`]: Type.Optional(Type.String()),
    [`${name}Cht`]: Type.Optional(Type.String()),
    [`${name}Chs`]: Type.Optional(Type.String()),
  }) as Record<Suffixed<Name>, TOptional<TString>>;

/** As {@link suffixed}, and the bare `name` as a copy of `nameCht`. */
export const copied = <Name extends string>(name: Name, description?: string) =>
  ({
    [name]: Type.String(description === undefined ? {} : { description }),
    ...suffixed(name),
  }) as Record<Name | Suffixed<Name>, TString>;

/** `Name` gives `twName`, `zhName` and `enName`. */
export const prefixed = <Name extends string>(name: Name) =>
  ({
    [`tw${name}`]: Type.String(),
    [`zh${name}`]: Type.String(),
    [`en${name}`]: Type.String(),
  }) as Record<`tw${Name}` | `zh${Name}` | `en${Name}`, TString>;
