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
  if (trustProxy === false) return () => randomUUID();
  const isTrusted = proxyAddr.compile([...trustProxy]);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const caller = socket.remoteAddress ?? '';
    const isGiven =
      typeof given === 'string' && SAFE.test(given) && isIP(caller) !== 0 && isTrusted(caller, 0);
    return isGiven ? given : randomUUID();
  };
}
