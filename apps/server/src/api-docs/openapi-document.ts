import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { Access } from '@phial/contract/access';
import type { FastifySchema } from 'fastify';
import { accountCookies } from '../accounts/account-cookies.ts';
import type { Config } from '../config.ts';

/** What OpenAPI 3.1 says of the whole; the routes say the rest themselves. */
export function openApiDocument(
  config: Pick<Config, 'publicUrl' | 'apiPrefix'>,
): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
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
      ...(config.publicUrl !== undefined && { servers: [{ url: config.publicUrl }] }),
      tags: [
        { name: 'captcha', description: 'The picture that each enquiry and booking answers' },
        { name: 'service-points', description: 'Where appointments are kept' },
        { name: 'availability', description: 'Days and times that can be booked' },
        { name: 'holds', description: 'A place kept for a visitor while filling in the form' },
        { name: 'bookings', description: 'Create, find, change and cancel' },
        { name: 'content', description: 'What the laboratory tells its visitors' },
        { name: 'editing', description: 'Staff change what the site shows' },
        { name: 'catalogue', description: 'Tests and groups of tests' },
        { name: 'onsite', description: 'Registration at the counter' },
        { name: 'desk', description: 'The counter desk: the day, its visitors and what becomes of them' },
        { name: 'schedule', description: 'Opening hours, closures, and what visitors are told of changes' },
        { name: 'numbers', description: 'Bookings, use of capacity, no-shows and lead time' },
        { name: 'privacy', description: 'Erasure, copies and the search for one person' },
        { name: 'audit', description: 'Who did what' },
        { name: 'doctor', description: 'For doctors who are logged in' },
        { name: 'reports', description: "For the laboratory's system" },
        { name: 'accounts', description: 'Staff and doctors: sign-in, sessions, accounts' },
        { name: 'operation', description: 'For whoever runs the server' },
      ],
      components: {
        securitySchemes: {
          bookingToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `token` of a create or enquiry answer; 30 minutes',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: accountCookies(config).session.name,
            description: 'Cookie that the sign-in sets: `POST /staff/session`',
          },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-API-Key',
            description:
              'Key of a program, also as `Authorization: Bearer`; made by `npm run reports -- key create`',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: withSession(schema, route.config?.access), url }),
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema-${index}`),
    },
  };
}

/**
 * The rule of a route as the document states it: the session, and the roles that may use it; the key of a
 * program.
 */
function withSession(schema: FastifySchema, access: Access | undefined): FastifySchema {
  if (access?.open === 'programs') return { ...schema, security: [{ apiKey: [] }] };
  if (access?.open !== 'accounts') return schema;
  return { ...schema, security: [{ session: [...access.roles] }] };
}
