import { Agent, type Dispatcher, request } from 'undici';
import { CAPTCHA, PASSWORD } from './served.ts';

export interface CalledAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
}

/** Somebody who calls a server over one connection and keeps its cookies. */
export interface Caller {
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<CalledAnswer>;
  /** `data` of the answer. @throws Error with the answer when it is a refusal */
  ask<Data>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Data>;
  /** A fresh captcha with its answer. */
  captcha(): Promise<{ uuid: string; captcha: string }>;
  signIn(login: string): Promise<void>;
  /** The cookies that it sends now. */
  cookie(): string;
  close(): Promise<void>;
}

/** @param origin of the server; paths of calls stand below `/api` */
export function callerOf(origin: string): Caller {
  const agent = new Agent({ connections: 1 });
  let cookie = '';
  const call: Caller['call'] = async (method, path, body, headers = {}) => {
    const answer = await request(`${origin}/api${path}`, {
      dispatcher: agent,
      method: method as Dispatcher.HttpMethod,
      headers: {
        'accept-language': 'en',
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const set = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    return { status: answer.statusCode, headers: answer.headers, text };
  };
  const ask = async <Data>(...asked: Parameters<Caller['call']>): Promise<Data> => {
    const { status, text } = await call(...asked);
    if (status !== 200) throw new Error(`${asked[0]} ${asked[1]} was answered ${status} ${text}`);
    const answer = JSON.parse(text) as { data?: Data };
    return (answer.data ?? answer) as Data;
  };
  return {
    call,
    ask,
    async captcha() {
      const { text } = await call('GET', '/auth/code');
      return { uuid: (JSON.parse(text) as { uuid: string }).uuid, captcha: CAPTCHA };
    },
    async signIn(login) {
      await ask('POST', '/staff/session', { login, password: PASSWORD });
    },
    cookie: () => cookie,
    close: () => agent.close(),
  };
}
