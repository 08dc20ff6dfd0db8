import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

const compileValidator = AjvCompiler()(
  {},
  { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true } },
);

const compileSerializer = SerializerSelector()({}, {});

/** Checks a part of a request against its schema, names every field that does not fit, and changes nothing. */
export const validatorOf: FastifySchemaCompiler<unknown> = oncePerSchema(compileValidator);

/** Writes an answer as its schema says. */
export const serializerOf: FastifySerializerCompiler<unknown> = oncePerSchema(
  (route: Parameters<FastifySerializerCompiler<unknown>>[0]) =>
    compileSerializer({ httpStatus: '', ...route }),
);

/**
 * Compiling is most of what a server does at its start, and every second schema is the same as one before: an id in the
 * path, an envelope around null, a GET and its HEAD. What was compiled serves every server of the process.
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
