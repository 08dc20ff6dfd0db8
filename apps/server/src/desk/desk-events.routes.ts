import type { Readable } from 'node:stream';
import { DeskDayQuery } from '@phial/contract/desk';
import { Type } from 'typebox';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { AT_DESK, DESK_LOGIN } from './desk-access.ts';
import { deskEvents } from './desk-events.service.ts';

/** Word to open desks that their day has changed. */
export async function deskEventRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const events = deskEvents(deps);
  // Before the server waits for what is under way: a stream would be so for ever.
  app.addHook('preClose', () => events.stop());

  app.get(
    '/staff/desk/events',
    {
      config: AT_DESK,
      exposeHeadRoute: false,
      schema: {
        tags: ['desk'],
        summary: 'Live changes of the day of a service point',
        description:
          'Server-sent events `ready`, `changed`, `ended` and `displaced` without content: load the day again at the ' +
          'first two. Whoever changed it, through whichever server process. Does not keep a session alive. One more ' +
          'than four of a session or twenty of an account displaces the oldest.',
        querystring: DeskDayQuery,
        response: {
          200: {
            description: 'Until either side closes it',
            content: { 'text/event-stream': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
          },
          ...refusals(
            'body-invalid',
            'field-unknown',
            ...DESK_LOGIN,
            'service-point-unknown',
            'range-invalid',
          ),
        },
      },
    },
    async (request, reply) => {
      const { body } = await events.open(signedInOf(request), request.query);
      // Closed with the stream, or a server that ends would wait for the next request over it.
      reply.headers({ connection: 'close', 'x-accel-buffering': 'no' }).type('text/event-stream');
      return reply.send(body);
    },
  );
}
