import { setTimeout as delay } from 'node:timers/promises';
import { sampleVisitor } from '@phial/content/sample/visitors';
import type { Availability } from '@phial/contract/booking/availability';
import { type Caller, callerOf } from '../served/caller.ts';
import { comingDays } from '../served/coming-days.ts';
import type { Phase, Timed, VisitorsReport } from './visitors.ts';

/*
 * Ordinary visitors, in a process of their own so that what sends hostile requests does not hold up what times them.
 * They come at fixed times, whether those before them were served or not: whoever waits is not left out.
 */

const VISITS_A_SECOND = 8;
/** Nobody waits for a visitor who is still at it: those who come meanwhile are others. */
const MOST_AT_ONCE = 64;
const TYPE = 'ECG';

const [origin = '', ...points] = process.argv.slice(2);
const phase: { current: Phase } = { current: 'warm-up' };
const timed: Timed[] = [];
const failures: string[] = [];
const idle: Caller[] = [];

process.on('message', (next: Phase) => {
  phase.current = next;
});
// The proof was ended.
process.on('disconnect', () => process.exit());

const visits: Promise<void>[] = [];
const begun = performance.now();
for (let n = 0; phase.current !== 'over'; n++) {
  await delay(Math.max(0, begun + (n * 1_000) / VISITS_A_SECOND - performance.now()));
  if (n - visits.length < MOST_AT_ONCE)
    visits.push(visit(n).catch((error) => void failures.push(String(error))));
}
await Promise.all(visits);
await Promise.all(idle.map((caller) => caller.close()));
process.send?.({ timed, failures } satisfies VisitorsReport, () => process.disconnect());

/** Looks at the home page and a month, books a free time, and cancels. */
async function visit(n: number): Promise<void> {
  const caller = idle.pop() ?? callerOf(origin);
  const time = async (what: Timed['what'], call: () => Promise<{ status: number; text: string }>) => {
    const from = phase.current;
    const start = performance.now();
    const { status, text } = await call();
    // What begins in one phase and ends in another belongs to neither.
    if (from === phase.current) timed.push({ what, phase: from, milliseconds: performance.now() - start });
    if (status !== 200) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
    return JSON.parse(text === '' || text.startsWith('<') ? '{}' : text) as { data: unknown; token?: string };
  };
  const servPtId = points[n % points.length] as string;
  await time('home page', () => caller.call('GET', '/../'));
  const month = await time('month', () =>
    caller.call('GET', `/rest/appointment/servPtApptTime/${servPtId}?type=${TYPE}&${comingDays()}`),
  );
  const free = Object.values(month.data as Availability).flatMap(({ slots }) =>
    slots.filter(({ hasQuota }) => hasQuota),
  );
  const slot = free[n % free.length];
  if (slot === undefined) throw new Error('no time is free');
  const captcha = await time('captcha', () => caller.call('GET', '/auth/code'));
  const { name, docNo, telNo } = sampleVisitor(500_000 + n);
  const person = { name, docNo, telNo, email: '', language: 'en' };
  const body = {
    ...person,
    uuid: (captcha as { uuid?: string }).uuid,
    captcha: 'AAAA',
    servPtId,
    servTime: slot.activeTimeBegin,
    type: TYPE,
  };
  const { data, token } = await time('booking', () => caller.call('POST', '/rest/appointment/appt', body));
  const { apptRecordId } = data as { apptRecordId: string };
  const headers = { authorization: `Bearer ${token}` };
  await time('cancellation', () =>
    caller.call('DELETE', `/rest/appointment/appt/${apptRecordId}`, {}, headers),
  );
  idle.push(caller);
}
