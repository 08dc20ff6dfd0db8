import type { FastifyRequest } from 'fastify';
import type { PhialServer } from './app-dependencies.ts';
import { type CallTime, extendCallTime, newCallTime, withCallTime } from './db/call-deadline.ts';

/**
 * Gives each call one time for all its work with the database. What a body takes to arrive does not count; a call with
 * a large one, such as an import, has as much as its statements take, each with a limit of its own.
 */
export function limitCallTime(app: PhialServer, ordinaryBody: number): void {
  const times = new WeakMap<FastifyRequest, { time: CallTime; receivingSince: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const time = newCallTime(request.id);
    times.set(request, { time, receivingSince: 0 });
    withCallTime(time, done);
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const known = times.get(request);
    if (known !== undefined) known.receivingSince = performance.now();
    done();
  });
  // Anew, as what comes after a body is called by its stream.
  app.addHook('preValidation', (request, _reply, done) => {
    const known = times.get(request);
    if (known === undefined) return done();
    const { time, receivingSince } = known;
    if (time.deadline !== undefined) time.deadline += performance.now() - receivingSince;
    withCallTime(time, () => {
      if ((request.routeOptions.bodyLimit ?? 0) > ordinaryBody) extendCallTime();
      done();
    });
  });
  // What a call leaves behind, such as a timer, is no part of it.
  app.addHook('onResponse', (request, _reply, done) => {
    const known = times.get(request);
    if (known !== undefined) known.time.deadline = undefined;
    done();
  });
}
