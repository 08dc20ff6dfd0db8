import {
  type TLiteral,
  type TObjectOptions,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
  type TUnion,
  Type,
} from 'typebox';

/** An object that has no other members than these. */
export const ClosedObject = <Members extends TProperties>(members: Members, options?: TObjectOptions) =>
  Type.Object(members, { additionalProperties: false, ...options });

/** One of these values. */
export const OneOf = <const Values extends readonly (string | number | boolean)[]>(
  values: Values,
  options?: TSchemaOptions,
) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    options,
  ) as unknown as TUnion<{ -readonly [Index in keyof Values]: TLiteral<Values[Index]> }>;

/** Null where there is none. */
export const Nullable = <Schema extends TSchema>(schema: Schema, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

/** The highest number that a column of type `integer` takes. */
export const HIGHEST_INTEGER = 2_147_483_647;

/** Which version of something is meant, counted from 1, or from 0 where there may be none yet. */
export const VersionNumber = (description: string, minimum: 0 | 1 = 1) =>
  Type.Integer({ minimum, maximum: HIGHEST_INTEGER, description });
