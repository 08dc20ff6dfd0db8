import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../../apps/server/src/testing/staff.ts';
import type { Answer, Asked, Caller } from './caller.ts';

/** Servers and database are away for some seconds at most. */
const MOST_TRIES = 300;

/** A browser in which somebody of the laboratory, or a doctor, has signed in. */
export interface SignedIn {
  send(kind: string, asked: Asked): Promise<Answer>;
}

/** Signs in, however often that takes, and again when the session has ended: the clocks are moved. */
export async function signIn(caller: Caller, login: string): Promise<SignedIn> {
  let headers = await sessionOf(caller, login);
  return {
    async send(kind, asked) {
      const answer = await caller.send(kind, { ...asked, headers: { ...asked.headers, ...headers } });
      if (answer.body?.error !== 'login-expired') return answer;
      headers = await sessionOf(caller, login);
      return caller.send(kind, { ...asked, headers: { ...asked.headers, ...headers } });
    },
  };
}

async function sessionOf(caller: Caller, login: string): Promise<Record<string, string>> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const body = { login, password: PASSWORD };
    const answer = await caller.send('sign-in', { method: 'POST', path: '/staff/session', body, headers });
    if (answer.status === 200) {
      const cookie = answer.cookies.map((line) => line.split(';')[0]).join('; ');
      return { ...headers, cookie };
    }
    if (answer.status !== 0 && answer.status !== 503) throw new Error(`nobody signs in: ${answer.text}`);
    await delay(100);
  }
  throw new Error('nobody signs in: no answer');
}
