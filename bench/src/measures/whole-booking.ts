import { randomInt, randomUUID } from 'node:crypto';
import type { Captcha } from '@phial/contract/booking/captcha';
import type { Hold } from '@phial/contract/booking/hold';
import type { Work } from '@phial/contract/booking/work';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { perRequest, sumOf, withCpu } from '../harness/cpu.ts';
import type { Measure } from '../harness/measure.ts';
import { solveWork } from '../harness/solve-work.ts';
import type { Stand } from '../harness/stand.ts';
import { randomSlotStart } from '../world/calendar.ts';
import { callerAddress } from '../world/callers.ts';
import { CAPTCHA_ANSWER, documentNumber, EMAIL, NAME, PHONE, WHOLE_BOOKERS } from '../world/people.ts';
import { FIRST_POINT } from '../world/seed.ts';
import { homePaths } from './home-page.ts';
import { monthPath, randomMonth } from './month.ts';

/** Visitors in a second of a round: more than their challenges can be solved in, which counts for nobody. */
const VISITORS_A_SECOND = 20;

/** Who look before anything is measured, so that the server has compiled what it runs, as on any day but its first. */
const LOOKERS_BEFORE = 400;

/** Of the booking pages, as `apps/web` sends them. */
const API = '/api/rest/appointment';

/** One visitor, with a network of his own. */
function visitor({ limited, world }: Stand, number: number, pages: readonly string[]) {
  const headers = { 'X-Forwarded-For': callerAddress(number), 'Content-Type': 'application/json' };
  const point = randomInt(world.points);
  const slot = {
    servPtId: String(FIRST_POINT + point),
    servTime: formatServTime(randomSlotStart(world.monday)),
    type: 'ECG',
  };

  async function ask(path: string, body?: object, more: Record<string, string> = {}): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${limited.port}${path}`, {
      headers: { ...headers, ...more },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered: ${text.slice(0, 2_000)}`);
    return text;
  }

  const read = async <T>(path: string, body?: object) =>
    (JSON.parse(await ask(path, body)) as { data: T }).data;

  return {
    /** As far as the calendar, where the challenge of the hold is asked for. */
    async look(): Promise<NonNullable<Work['challenge']>> {
      for (const page of pages) await ask(page);
      for (const path of ['/service/list', '/servPt/list', '/servPt/soonest?type=ECG'])
        await ask(`${API}${path}`);
      await ask(monthPath(world, point, randomMonth()));
      const { challenge } = await read<Work>('/api/auth/work?purpose=hold');
      if (challenge === null) throw new Error('the server asks for no work');
      return challenge;
    },
    /** The hold, the captcha and the booking. */
    async book(work: string): Promise<void> {
      const { holdId } = await read<Hold>(`${API}/hold`, { ...slot, work });
      const { uuid } = await read<Captcha>('/api/captchaImage');
      const person = { name: NAME, docNo: documentNumber(number), telNo: PHONE, email: EMAIL };
      const answer = { uuid, captcha: CAPTCHA_ANSWER };
      const body = { ...slot, ...person, ...answer, holdId, language: 'en', isModifyReserve: false };
      await ask(`${API}/appt`, body, { 'Idempotency-Key': randomUUID() });
    },
  };
}

/**
 * What a booking costs the server from the first page to the reservation code, limits on. What the visitors' devices
 * do, the challenges above all, is done while nothing is measured.
 */
export const wholeBooking: Measure = {
  name: 'whole-booking',
  title: 'a whole booking',
  cpuAim: 2,
  async contest(stand) {
    const pages = await homePaths();
    let number = WHOLE_BOOKERS;
    const newVisitors = (count: number) =>
      Array.from({ length: count }, () => {
        number += 1;
        return visitor(stand, number, pages);
      });
    await letEach(stand, newVisitors(LOOKERS_BEFORE), ({ look }) => look());
    return {
      async ours(seconds) {
        const visitors = newVisitors(seconds * VISITORS_A_SECOND);
        const looking = await letEach(stand, visitors, ({ look }) => look());
        const solved = looking.results.map(solveWork);
        const booking = await letEach(stand, visitors, ({ book }, at) => book(solved[at] ?? ''));
        return {
          rate: visitors.length / (looking.seconds + booking.seconds),
          cpu: perRequest(sumOf(looking.cpu, booking.cpu), visitors.length),
        };
      },
    };
  },
};

/** Lets all do something, as many at a time as there are connections. */
async function letEach<Who, Result>(
  { limited, clients }: Stand,
  all: readonly Who[],
  act: (one: Who, at: number) => Promise<Result>,
) {
  const results: Result[] = [];
  const queue = all.entries();
  const begun = performance.now();
  const { cpu } = await withCpu(limited, () =>
    Promise.all(
      Array.from({ length: clients }, async () => {
        for (const [at, one] of queue) results[at] = await act(one, at);
      }),
    ),
  );
  return { results, cpu, seconds: (performance.now() - begun) / 1000 };
}
