import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { RawRequestDefaultExpression } from 'fastify';
import type { Config } from './config.ts';

/** What a proxy may call a request: nothing that could end a line of a log, or pass for more than one value. */
const SAFE = /^[\w-]{8,64}$/;

/**
 * Gives each request its id: the one of `X-Request-Id` where a proxy that is believed sends one in a safe form, so that
 * the proxy's log and ours have the same; otherwise a new one.
 */
export function requestIds(
  trustProxy: Config['trustProxy'],
): (request: RawRequestDefaultExpression) => string {
  const isBelieved = believedCaller(trustProxy);
  return (request) => {
    const given = request.headers['x-request-id'];
    const isGiven = typeof given === 'string' && SAFE.test(given) && isBelieved(request);
    return isGiven ? given : randomUUID();
  };
}

/** Tells whether a request comes from a proxy that is believed. */
export function believedCaller(
  trustProxy: Config['trustProxy'],
): (request: Pick<RawRequestDefaultExpression, 'socket'>) => boolean {
  if (trustProxy === false) return () => false;
  const isTrusted = proxyAddr.compile([...trustProxy]);
  return ({ socket }) => {
    const caller = socket.remoteAddress ?? '';
    return isIP(caller) !== 0 && isTrusted(caller, 0);
  };
}
