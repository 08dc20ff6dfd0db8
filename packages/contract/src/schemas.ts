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
