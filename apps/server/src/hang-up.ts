import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { PhialServer } from './app-dependencies.ts';

/**
 * Tells of each caller who hangs up before all of the answer is sent. Fastify's `onRequestAbort` says nothing of those
 * whose body had come.
 */
export function onHangUp(app: PhialServer, tell: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    finished(raw, (error) => {
      if (error) tell(request);
    });
    done();
  });
}
