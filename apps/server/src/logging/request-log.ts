import type { FastifyRequest } from 'fastify';
import type { PhialServer } from '../app-dependencies.ts';
import { onHangUp } from '../hang-up.ts';
import { networkOf } from '../network-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the refusal the call was answered with; undefined after a success. */
    refusal?: string;
    /** What kind of error (`kindOfError`) the call failed with, where that is the server's affair: status 5xx. */
    failure?: string;
  }
}

/** What other servers log for a caller who hung up before the answer; nobody is ever sent it. */
const HUNG_UP = 499;

/**
 * One line a request: method, route pattern (never the address itself, which
 * carries ids), status, milliseconds, request id, the caller's network.
 */
export function logRequests(app: PhialServer): void {
  const hungUp = new WeakSet<FastifyRequest>();
  onHangUp(app, (request) => {
    hungUp.add(request);
    request.log.info(lineOf(request, HUNG_UP), 'request');
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!hungUp.has(request)) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ ...lineOf(request, reply.statusCode), ms }, 'request');
    }
    done();
  });
}

function lineOf(request: FastifyRequest, status: number) {
  return {
    method: request.method,
    route: routeOf(request),
    status,
    ...(request.refusal !== undefined && { refusal: request.refusal }),
    network: networkOf(request.ip),
  };
}

/** The pattern a request matched, for instance `/api/rest/appointment/appt/:id`; `unknown` where none did. */
export function routeOf(request: Pick<FastifyRequest, 'routeOptions'>): string {
  return request.routeOptions.url ?? 'unknown';
}
