import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request as sendRequest } from 'node:http';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { monthPath } from '../measures/month.ts';
import { randomSlotStart } from '../world/calendar.ts';
import { callerAddress } from '../world/callers.ts';
import { CAPTCHA_ANSWER, documentNumber, EMAIL, FIRST_NEWCOMER, NAME, PHONE } from '../world/people.ts';
import { FIRST_POINT, type World } from '../world/seed.ts';

/** Longer than the server lets a call take. */
const PATIENCE_MS = 10_000;
/** Days on which a month begins within the weeks there are. */
const STARTS = 46;

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** What visitors do, and of a hundred requests how many are of each kind. */
const MIX = {
  page: 20,
  month: 25,
  points: 5,
  soonest: 5,
  captcha: 22,
  create: 14,
  enquiry: 5,
  own: 2,
  cancel: 2,
} as const;

type Kind = keyof typeof MIX;
const KINDS = Object.entries(MIX).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));

/**
 * Visitors who look, book, look their booking up and cancel it, each from a network of its own. Captchas are drawn and
 * then answered, links come from bookings that were made: whoever has none yet draws a captcha instead.
 * @returns sends the next request; it throws unless the answer is 200
 */
export function visitorMix(port: number, world: World): { send: () => Promise<void>; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const captchas: string[] = [];
  const links: string[] = [];
  let caller = 0;
  let newcomer = FIRST_NEWCOMER;

  const ask = (sent: Sent) => sendOne({ agent, port, address: callerAddress(caller), ...sent });
  const appointment = (path: string, body: object, headers = {}) =>
    ask({ method: 'POST', path: `/api/rest/appointment${path}`, body, headers });

  async function drawCaptcha(): Promise<void> {
    const { uuid } = JSON.parse(await ask({ method: 'GET', path: '/api/auth/code' })) as { uuid: string };
    captchas.push(uuid);
  }

  async function create(uuid: string): Promise<void> {
    newcomer += 1;
    const body = {
      name: NAME,
      docNo: documentNumber(newcomer),
      telNo: PHONE,
      email: EMAIL,
      language: 'en',
      uuid,
      captcha: CAPTCHA_ANSWER,
      type: 'ECG',
      isModifyReserve: false,
      servPtId: String(FIRST_POINT + randomInt(world.points)),
      servTime: formatServTime(randomSlotStart(world.monday)),
    };
    const answer = await appointment('/appt', body, { 'Idempotency-Key': randomUUID() });
    const { link } = (JSON.parse(answer) as { data: { link: string } }).data;
    links.push(link);
  }

  async function enquire(uuid: string): Promise<void> {
    const docNo = documentNumber(randomInt(world.people));
    await appointment('/appt/list', { name: NAME, docNo, uuid, captcha: CAPTCHA_ANSWER, language: 'en' });
  }

  const get = (path: string) => ask({ method: 'GET', path, headers: { 'Accept-Encoding': 'br, gzip' } });

  async function act(kind: Kind): Promise<unknown> {
    switch (kind) {
      case 'page':
        return get('/');
      case 'month':
        return get(monthPath(world, randomInt(world.points), randomInt(STARTS)));
      case 'points':
      case 'soonest':
        return get(`/api/rest/appointment/servPt/${kind === 'points' ? 'list' : kind}?type=ECG`);
      case 'captcha':
        return drawCaptcha();
      case 'create':
      case 'enquiry': {
        const uuid = captchas.shift();
        if (uuid === undefined) return drawCaptcha();
        return kind === 'create' ? create(uuid) : enquire(uuid);
      }
      case 'own': {
        const link = links.at(-1);
        return link === undefined ? drawCaptcha() : appointment('/own', { link });
      }
      case 'cancel': {
        const link = links.shift();
        return link === undefined ? drawCaptcha() : appointment('/own/cancel', { link });
      }
    }
  }

  return {
    async send() {
      caller += 1;
      await act(KINDS[randomInt(KINDS.length)] ?? 'page');
    },
    close: () => agent.destroy(),
  };
}

/** @returns the body; @throws Error with the status, or what else went wrong */
function sendOne(sent: Sent & { agent: Agent; port: number; address: string }): Promise<string> {
  const { agent, port, address, method, path, body, headers } = sent;
  return new Promise((resolve, reject) => {
    const asked = sendRequest(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        timeout: PATIENCE_MS,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
          else reject(new Error(`status ${response.statusCode}`));
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
