import type { Access } from '@phial/contract/access';
import { answerOf, type Call, paramsOf, TAGS } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { Refusal } from '@phial/contract/envelope';
import { ERROR_STATUS, type ErrorCode } from '@phial/contract/errors';
import { refusalsOf } from '@phial/contract/refusals';
import type { TSchema } from 'typebox';
import { type Components, createComponents, type JsonSchema } from './components.ts';
import { exampleOf } from './example.ts';

/** Servers of an installation replace this one. */
const API = { url: '/api' };

/** The OpenAPI 3.1 document of the calls of the contract, for any installation. */
export async function openApiDocument() {
  const components = await createComponents();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= call.outsidePrefix ? { servers: [{ url: '/' }] } : {};
    paths[path][call.method.toLowerCase()] = operation(name, call, components);
  }
  components.refer(Refusal);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Phial booking API',
      version: '1',
      description:
        'Every answer is `{code, msg, data}`: 200 under HTTP 200, or a refusal whose `code` is the HTTP status (301 under HTTP 401: log in first), ' +
        '`msg` says what to do in the language of the call, and `error` is a stable code. ' +
        'The language of a call is `language` of the body (`tc`, `sc`, `en`), else `Accept-Language`, else traditional Chinese. ' +
        'All times are Hong Kong time.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [API],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      responses: components.responses,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const SECURITY_SCHEMES = {
  bookingToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` of a create or enquiry answer; 30 minutes',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'phial_session',
    description: 'Cookie that the sign-in sets: `POST /staff/session`',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'Key of a program, also as `Authorization: Bearer`; made by `npm run reports -- key create`',
  },
};

function operation(name: string, call: Call, components: Components) {
  const security = securityOf(call.access) ?? (call.bookingToken && [{ bookingToken: [] }]);
  const parameters = parametersOf(call);
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(call, components),
    responses: { 200: doneAnswer(call, components), ...refusedAnswers(call, components) },
  };
}

/** The session, and the roles that may use it; the key of a program. */
function securityOf(access: Access) {
  if (access.open === 'programs') return [{ apiKey: [] }];
  return access.open === 'accounts' ? [{ session: [...access.roles] }] : undefined;
}

function parametersOf(call: Call) {
  const groups = [
    ['path', paramsOf(call)],
    ['query', call.query],
    ['header', call.headers],
  ] as const;
  return groups.flatMap(([place, group]) =>
    Object.entries<TSchema>(group?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: group?.required?.includes(name) ?? false,
      schema,
      example: exampleOf(schema, name),
    })),
  );
}

function bodyOf({ body, bodyMedia }: Call, components: Components) {
  if (body === undefined && bodyMedia === undefined) return {};
  const content =
    body === undefined
      ? { schema: { type: 'string', format: 'binary' } }
      : { schema: components.refer(body), example: exampleOf(body) };
  const media = bodyMedia ?? ['application/json'];
  return {
    requestBody: { required: true, content: Object.fromEntries(media.map((type) => [type, content])) },
  };
}

function doneAnswer(call: Call, components: Components) {
  const { answerMedia } = call;
  if (answerMedia !== undefined && call.answer !== undefined) {
    const content = { schema: components.refer(call.answer), example: exampleOf(call.answer) };
    return { description: 'Done', content: { [answerMedia]: content } };
  }
  if (answerMedia !== undefined) {
    const file = answerMedia.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
    return { description: 'Done', content: { [answerMedia]: { schema: file } } };
  }
  const envelope = answerOf(call);
  const content = { schema: components.refer(envelope), example: exampleOf(envelope) };
  return { description: 'Done', content: { 'application/json': content } };
}

/**
 * One answer a status; its description names the codes (`error` of the envelope) that come under it. A code that is
 * alone and carries nothing is described once for all calls.
 */
function refusedAnswers(call: Call, components: Components) {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const [code, another] = codes;
      const answer = {
        description: codes.join(', '),
        content: { 'application/json': { schema: refusalSchema(call, codes, components) } },
      };
      if (code === undefined || another !== undefined || call.refusalData?.[code] !== undefined)
        return [status, answer];
      components.responses[code] = answer;
      return [status, { $ref: `#/components/responses/${code}` }];
    }),
  );
}

function refusalSchema({ refusalData = {} }: Call, codes: ErrorCode[], components: Components): JsonSchema {
  const refusal = components.refer(Refusal);
  const data = codes.flatMap((code) => refusalData[code] ?? []).map((schema) => components.refer(schema));
  if (data.length === 0) return refusal;
  const distinct = [...new Map(data.map((schema) => [JSON.stringify(schema), schema])).values()];
  return { allOf: [refusal], properties: { data: { anyOf: [...distinct, { type: 'null' }] } } };
}
