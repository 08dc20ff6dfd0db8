import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

type Validator = ReturnType<FastifySchemaCompiler<unknown>>;

export const compileValidator = AjvCompiler()(
  {},
  { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true } },
);

export const compileSerializer = SerializerSelector()({}, {});

/** Checks a part of a request against its schema, names every field that does not fit, and changes nothing. */
export const validatorOf: FastifySchemaCompiler<unknown> = oncePerSchema(lazyValidator);

/** Writes an answer as its schema says. */
export const serializerOf: FastifySerializerCompiler<unknown> = oncePerSchema(lazySerializer);

/** Compiles when the first request comes: a server that has just started answers the sooner for it. */
function lazyValidator(route: Parameters<FastifySchemaCompiler<unknown>>[0]): Validator {
  let compiled: Validator | undefined;
  const validate: Validator = (part) => {
    compiled ??= compileValidator(route);
    const fits = compiled(part);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  return validate;
}

/** As {@link lazyValidator}, for answers. */
function lazySerializer(
  route: Parameters<FastifySerializerCompiler<unknown>>[0],
): (answer: unknown) => string {
  let compiled: ((answer: unknown) => string) | undefined;
  return (answer) => {
    compiled ??= compileSerializer({ httpStatus: '', ...route });
    return compiled(answer);
  };
}

/**
 * Every second schema is the same as one before: an id in the path, an envelope around null, a GET and its HEAD. What was
 * compiled serves every server of the process.
 */
function oncePerSchema<Route extends { schema: unknown }, Compiled>(compile: (route: Route) => Compiled) {
  const known = new Map<string, Compiled>();
  return (route: Route): Compiled => {
    const text = JSON.stringify(route.schema);
    const compiled = known.get(text) ?? compile(route);
    known.set(text, compiled);
    return compiled;
  };
}
