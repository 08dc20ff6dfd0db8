import { randomUUID } from 'node:crypto';
import { takeCaptcha } from '../take-captcha.ts';
import type { JournalEntry, Outcome } from './journal.ts';

export interface RaceSlot {
  /** Slot id in the database, the journal's name for it. */
  readonly id: string;
  readonly servPtId: string;
  /** `YYYY-MM-DD HH:mm:ss`, Hong Kong time. */
  readonly servTime: string;
}

/** What every booker of a race shares. */
export interface Race {
  /** Addresses of the server processes, `http://127.0.0.1:port/api`. */
  readonly servers: readonly string[];
  readonly slots: readonly RaceSlot[];
  readonly captchaAnswer: string;
  readonly journal: JournalEntry[];
  /** A number from 0 up to, but not including, `bound`; seeded, so that a run can be repeated. */
  readonly random: (bound: number) => number;
  /** Set where servers or their database fail while the race is on. */
  readonly amidFaults?: AmidFaults;
}

export interface AmidFaults {
  /** Milliseconds after which a call counts as unanswered. */
  readonly patienceMs: number;
  /** Waits between two calls of one booker. */
  pause(): Promise<void>;
  /** Whether bookers are to stop. */
  isOver(): boolean;
  onCall(call: TimedCall): void;
}

/** A call as its client saw it. */
export interface TimedCall {
  readonly kind: JournalEntry['kind'] | 'captcha';
  /** Milliseconds of the journal's clock. */
  readonly invokedAt: number;
  readonly endedAt: number;
  /** HTTP status; 0 where the connection broke or patience ended. */
  readonly status: number;
}

interface Answer {
  readonly outcome: Outcome;
  readonly error?: string;
  readonly recordId?: string;
  readonly token?: string;
}

interface Booking {
  readonly recordId: string;
  readonly token: string;
  slot: RaceSlot;
}

/**
 * One person: tries slots until one is got, then sometimes moves and sometimes
 * cancels and starts again. Each step goes to any of the server processes.
 * @param docNo valid document number of nobody else in this race
 * @returns the booking still held in the end
 */
export async function runBooker(race: Race, docNo: string, steps: number): Promise<void> {
  let booking: Booking | undefined;
  for (let step = 0; step < steps && !race.amidFaults?.isOver(); step += 1) {
    if (!booking) booking = await create(race, docNo, pick(race));
    else if (race.random(3) === 0) booking = await cancel(race, booking);
    else booking = await modify(race, docNo, booking, pick(race));
    await race.amidFaults?.pause();
  }
}

/** Fills what is still free, so that the last state is known: every slot sold out. */
export async function fillUp(race: Race, docNo: string): Promise<boolean> {
  for (const slot of race.slots) {
    if (await create(race, docNo, slot)) return true;
  }
  return false;
}

async function create(race: Race, docNo: string, slot: RaceSlot): Promise<Booking | undefined> {
  const answer = await submit(race, { kind: 'create', to: slot.id }, async (submission) => ({
    method: 'POST',
    path: '/rest/appointment/appt',
    body: await bookingBody(race, docNo, slot),
    headers: { 'idempotency-key': submission },
  }));
  return answer.outcome === 'ok' && answer.recordId && answer.token
    ? { recordId: answer.recordId, token: answer.token, slot }
    : undefined;
}

async function modify(race: Race, docNo: string, booking: Booking, to: RaceSlot): Promise<Booking> {
  const { recordId } = booking;
  const attempt = { kind: 'modify', recordId, from: booking.slot.id, to: to.id } as const;
  const answer = await submit(race, attempt, async () => ({
    method: 'PUT',
    path: '/rest/appointment/appt',
    body: { ...(await bookingBody(race, docNo, to)), apptRecordId: recordId },
    headers: authorization(booking),
  }));
  return answer.outcome === 'ok' ? { ...booking, slot: to } : booking;
}

async function cancel(race: Race, booking: Booking): Promise<Booking | undefined> {
  const { recordId } = booking;
  const answer = await submit(race, { kind: 'cancel', recordId, from: booking.slot.id }, async () => ({
    method: 'DELETE',
    path: `/rest/appointment/appt/${recordId}`,
    body: {},
    headers: authorization(booking),
  }));
  // A cancellation that is refused after one without an answer had been carried out by that one.
  return answer.outcome === 'ok' || answer.isRepeat ? undefined : booking;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
}

/** What is known of an attempt before it is sent. */
type Attempt = { readonly kind: JournalEntry['kind']; readonly recordId?: string } & (
  | { readonly kind: 'create'; readonly to: string }
  | { readonly kind: 'modify'; readonly recordId: string; readonly from: string; readonly to: string }
  | { readonly kind: 'cancel'; readonly recordId: string; readonly from: string }
);

/** Sends and notes an attempt; amid faults again and again, until there is an answer. */
async function submit(
  race: Race,
  attempt: Attempt,
  request: (submission: string) => Promise<Request>,
): Promise<Answer & { isRepeat: boolean }> {
  const submission = randomUUID();
  for (let isRepeat = false; ; isRepeat = true) {
    const ready = await request(submission);
    const invokedAt = performance.now();
    const answer = await send(race, attempt.kind, ready);
    race.journal.push({ submission, invokedAt, endedAt: performance.now(), ...answer, ...attempt });
    if (answer.outcome !== 'unknown' || !race.amidFaults || race.amidFaults.isOver()) {
      return { ...answer, isRepeat };
    }
    await race.amidFaults.pause();
  }
}

function authorization({ token }: Booking) {
  return { authorization: `Bearer ${token}` };
}

async function bookingBody(race: Race, docNo: string, slot: RaceSlot) {
  return {
    docNo,
    name: 'Race Booker',
    telNo: '00000000',
    uuid: await captcha(race),
    captcha: race.captchaAnswer,
    servPtId: slot.servPtId,
    servTime: slot.servTime,
    language: 'en',
    type: 'ECG',
  };
}

async function captcha(race: Race): Promise<string> {
  const { amidFaults } = race;
  if (!amidFaults) return takeCaptcha(server(race));
  for (;;) {
    const { body } = await call(race, 'captcha', '/auth/code', {});
    const { uuid } = body as { uuid?: string };
    if (uuid !== undefined) return uuid;
    if (amidFaults.isOver()) return '';
    await amidFaults.pause();
  }
}

async function send(race: Race, kind: JournalEntry['kind'], request: Request): Promise<Answer> {
  const { method, path, headers, body } = request;
  const received = await call(race, kind, path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (received.status === 0) return { outcome: 'unknown' };
  const answer = received.body as {
    code: number;
    error?: string;
    token?: string;
    data?: { apptRecordId?: string } | null;
  };
  if (answer.code !== 200) {
    return {
      outcome: answer.code >= 500 ? 'unknown' : 'refused',
      error: answer.error ?? String(answer.code),
    };
  }
  return {
    outcome: 'ok',
    ...(answer.data?.apptRecordId ? { recordId: answer.data.apptRecordId } : {}),
    ...(answer.token ? { token: answer.token } : {}),
  };
}

/** A call to any of the servers; status 0 where it was not answered. */
async function call(race: Race, kind: TimedCall['kind'], path: string, init: RequestInit) {
  const { amidFaults } = race;
  const invokedAt = performance.now();
  const answer = await fetch(`${server(race)}${path}`, {
    ...init,
    ...(amidFaults && { signal: AbortSignal.timeout(amidFaults.patienceMs) }),
  })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch(() => ({ status: 0, body: {} }));
  amidFaults?.onCall({ kind, invokedAt, endedAt: performance.now(), status: answer.status });
  return answer;
}

function pick(race: Race): RaceSlot {
  return race.slots[race.random(race.slots.length)] as RaceSlot;
}

function server(race: Race): string {
  return race.servers[race.random(race.servers.length)] as string;
}
