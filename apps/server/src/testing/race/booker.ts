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
  for (let step = 0; step < steps; step += 1) {
    if (!booking) booking = await create(race, docNo, pick(race));
    else if (race.random(3) === 0) booking = await cancel(race, booking);
    else booking = await modify(race, docNo, booking, pick(race));
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
  const invokedAt = performance.now();
  const answer = await send(race, 'POST', '/rest/appointment/appt', await bookingBody(race, docNo, slot));
  race.journal.push({
    kind: 'create',
    to: slot.id,
    invokedAt,
    endedAt: performance.now(),
    ...answer,
  });
  return answer.outcome === 'ok' && answer.recordId && answer.token
    ? { recordId: answer.recordId, token: answer.token, slot }
    : undefined;
}

async function modify(race: Race, docNo: string, booking: Booking, to: RaceSlot): Promise<Booking> {
  const body = { ...(await bookingBody(race, docNo, to)), apptRecordId: booking.recordId };
  const invokedAt = performance.now();
  const answer = await send(race, 'PUT', '/rest/appointment/appt', body, booking.token);
  race.journal.push({
    kind: 'modify',
    from: booking.slot.id,
    to: to.id,
    invokedAt,
    endedAt: performance.now(),
    ...answer,
    recordId: booking.recordId,
  });
  return answer.outcome === 'ok' ? { ...booking, slot: to } : booking;
}

async function cancel(race: Race, booking: Booking): Promise<Booking | undefined> {
  const invokedAt = performance.now();
  const path = `/rest/appointment/appt/${booking.recordId}`;
  const answer = await send(race, 'DELETE', path, {}, booking.token);
  race.journal.push({
    kind: 'cancel',
    from: booking.slot.id,
    invokedAt,
    endedAt: performance.now(),
    ...answer,
    recordId: booking.recordId,
  });
  return answer.outcome === 'ok' ? undefined : booking;
}

async function bookingBody(race: Race, docNo: string, slot: RaceSlot) {
  const response = await fetch(`${server(race)}/auth/code`);
  const { uuid } = (await response.json()) as { uuid: string };
  return {
    docNo,
    name: 'Race Booker',
    telNo: '00000000',
    uuid,
    captcha: race.captchaAnswer,
    servPtId: slot.servPtId,
    servTime: slot.servTime,
    language: 'en',
    type: 'ECG',
  };
}

async function send(race: Race, method: string, path: string, body: object, token?: string): Promise<Answer> {
  try {
    const response = await fetch(`${server(race)}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as {
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
  } catch {
    return { outcome: 'unknown' };
  }
}

function pick(race: Race): RaceSlot {
  return race.slots[race.random(race.slots.length)] as RaceSlot;
}

function server(race: Race): string {
  return race.servers[race.random(race.servers.length)] as string;
}
