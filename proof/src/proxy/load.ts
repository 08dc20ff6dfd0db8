import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type GivenSlot, newDocumentNumber } from '../../../apps/server/src/testing/builders.ts';
import { CAPTCHA } from './servers.ts';
import type { Wire, WireAnswer, WireRequest } from './wire.ts';

/** What became of the calls of a load. */
export interface LoadTally {
  /** By method. */
  readonly calls: Record<string, number>;
  /** Whatever was not answered with 200. */
  readonly failures: string[];
}

export interface Load {
  /** Lets each visitor finish what it is at. */
  end(): Promise<LoadTally>;
}

/** Between two calls of a visitor, so that connections are idle again and again. */
const LONGEST_PAUSE_MS = 200;

const APPT = '/api/rest/appointment';

/**
 * Visitors who read, hold, book and cancel, one call after another, until the load is ended.
 * @param wires one for each visitor
 * @param slot with room for everybody
 */
export function putLoad(wires: readonly Wire[], slot: GivenSlot): Load {
  const tally: LoadTally = { calls: {}, failures: [] };
  let over = false;
  const visits = wires.map(async (wire) => {
    while (!over) await visit(wire, slot, tally);
  });
  return {
    async end() {
      over = true;
      await Promise.all(visits);
      return tally;
    },
  };
}

async function visit(wire: Wire, { servPtId, servTime, type }: GivenSlot, tally: LoadTally): Promise<void> {
  /** @returns undefined where the call failed */
  async function call<Data>(
    method: string,
    path: string,
    request?: WireRequest,
  ): Promise<WireAnswer<Data> | undefined> {
    await delay(Math.random() * LONGEST_PAUSE_MS);
    tally.calls[method] = (tally.calls[method] ?? 0) + 1;
    try {
      const answer = await wire.call<Data>(method, path, request);
      if (answer.status === 200) return answer;
      tally.failures.push(`${method} ${path}: ${answer.status} ${answer.error ?? answer.text}`);
    } catch (error) {
      tally.failures.push(`${method} ${path}: ${error}`);
    }
    return undefined;
  }

  await call('GET', '/');
  await call('GET', `${APPT}/servPtApptTime/${servPtId}?type=${type}`);
  const hold = await call<{ holdId: string }>('POST', `${APPT}/hold`, { body: { servPtId, servTime, type } });
  if (hold) {
    await call('PUT', `${APPT}/hold/${hold.data.holdId}`, { body: {} });
    await call('DELETE', `${APPT}/hold/${hold.data.holdId}`);
  }
  const captcha = await call<never>('GET', '/api/auth/code');
  if (!captcha) return;
  const { uuid } = JSON.parse(captcha.text) as { uuid: string };
  const booked = await call<{ apptRecordId: string }>('POST', `${APPT}/appt`, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      name: 'Load Visitor',
      docNo: newDocumentNumber(),
      telNo: '91234567',
      language: 'en',
      captcha: CAPTCHA,
      uuid,
      servPtId,
      servTime,
      type,
    },
  });
  if (!booked?.token) return;
  const headers = { authorization: `Bearer ${booked.token}` };
  await call('DELETE', `${APPT}/appt/${booked.data.apptRecordId}`, { headers, body: {} });
}
