import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { compileSerializer, compileValidator, serializerOf, validatorOf } from './compiled-schemas.ts';

const ROUTE = { method: 'GET', url: '/' };
const named = () => Type.Object({ name: Type.String({ maxLength: 3 }) }, { additionalProperties: false });
const numbered = Type.Object({ number: Type.Integer() });

describe('a schema', () => {
  it('is compiled once, wherever it stands', () => {
    const validator = validatorOf({ ...ROUTE, schema: named() });
    expect(validatorOf({ method: 'POST', url: '/other', schema: named() })).toBe(validator);
    expect(validatorOf({ ...ROUTE, schema: numbered })).not.toBe(validator);
    const serializer = serializerOf({ ...ROUTE, schema: named() });
    expect(serializerOf({ ...ROUTE, schema: named() })).toBe(serializer);
    expect(serializerOf({ ...ROUTE, schema: numbered })).not.toBe(serializer);
  });

  it('names every field that does not fit, and changes none', () => {
    const validate = validatorOf({ ...ROUTE, schema: named() });
    const value = { name: 12345, other: 1 };
    expect(validate(value)).toBe(false);
    expect(validate.errors?.map(({ keyword }) => keyword).sort()).toEqual(['additionalProperties', 'type']);
    expect(value).toEqual({ name: 12345, other: 1 });
  });

  it('leaves out of an answer what it does not name', () => {
    expect(serializerOf({ ...ROUTE, schema: numbered })({ number: 1, secret: 2 })).toBe('{"number":1}');
  });

  // A server would show it with the first request only.
  it.each(Object.entries<Call>(CALLS))(
    'of %s compiles',
    (_, { method, path: url, headers, params, query, body, answer }) => {
      for (const schema of [headers, params, query, body])
        if (schema !== undefined) compileValidator({ method, url, schema });
      if (answer !== undefined) compileSerializer({ method, url, httpStatus: '200', schema: answer });
    },
  );
});
