import type { FastifyReply, FastifyRequest } from 'fastify';
import { type accountCookies, readCookie } from '../sessions/account-cookies.ts';
import { describeSignedIn } from '../sessions/session.service.ts';
import type { Caller, OpenedSession } from './open-session.ts';

type Cookies = ReturnType<typeof accountCookies>;

/** What a sign-in and its second factor look at besides the body. */
export function callerOf({ ip, headers }: FastifyRequest, { session, device }: Cookies): Caller {
  return {
    address: ip,
    sessionToken: readCookie(headers.cookie, session.name),
    deviceToken: readCookie(headers.cookie, device.name),
    userAgent: headers['user-agent'],
  };
}

/** Sets the cookies of a session. @returns who is signed in now */
export function handOver(reply: FastifyReply, cookies: Cookies, opened: OpenedSession) {
  const { token, deviceToken, signedIn } = opened;
  const device = deviceToken === undefined ? [] : [cookies.device.set(deviceToken)];
  reply.header('set-cookie', [cookies.session.set(token), ...device]);
  return describeSignedIn(signedIn);
}
