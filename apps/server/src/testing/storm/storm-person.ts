import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { AppDependencies } from '../../app-dependencies.ts';
import { cancelBooking } from '../../booking/cancel.service.ts';
import { createBooking } from '../../booking/create.service.ts';
import { findBookings } from '../../booking/enquiry.service.ts';
import { releaseHold, takeHold } from '../../booking/holds/hold.service.ts';
import { modifyBooking } from '../../booking/modify.service.ts';
import { insertCaptcha } from '../../captcha/captcha.sql.ts';
import { Refused } from '../../errors.ts';
import type { GivenSlot } from '../builders.ts';

/** What all people of one process share. */
export interface Crowd {
  deps: AppDependencies;
  slots: readonly GivenSlot[];
  /** A number from 0 up to, but not including, `bound`. */
  random: (bound: number) => number;
  count: (outcome: string) => void;
}

interface Booked {
  recordId: string;
  slot: GivenSlot;
}

const address = '127.0.0.1';

/**
 * One person who holds, books, moves, cancels and thinks again, one step after
 * another, through the services themselves.
 * @returns the booking still held in the end
 */
export async function liveThroughStorm(
  crowd: Crowd,
  docNo: string,
  steps: number,
): Promise<Booked | undefined> {
  const { deps, slots, random, count } = crowd;
  let token = '';
  let holdId: string | undefined;
  let booked: Booked | undefined;

  for (let step = 0; step < steps; step++) {
    const slot = slots[random(slots.length)] as GivenSlot;
    const turn = random(10);
    if (turn < 3) {
      const former = holdId;
      const body = { ...wantedSlot(slot), ...(former !== undefined && { replaces: former }) };
      const held = await attempt('hold', () => takeHold(deps, { body, address }));
      holdId = held?.holdId ?? holdId;
    } else if (turn === 3 && holdId !== undefined) {
      await attempt('release', () => releaseHold(deps, { id: holdId ?? '', after: 0 }));
      holdId = undefined;
    } else if (booked === undefined) {
      booked = await create(slot);
    } else if (turn < 7) {
      booked = await change(booked, turn === 4 ? booked.slot : slot);
    } else {
      booked = await cancel(booked);
    }
  }
  return booked;

  async function create(slot: GivenSlot): Promise<Booked | undefined> {
    const call = { body: await submission(slot), address, idempotencyKey: randomUUID() };
    const answer = await attempt('create', () => createBooking(deps, call));
    if (answer === undefined) return undefined;
    return { recordId: read(answer).apptRecordId, slot };
  }

  async function change(from: Booked, slot: GivenSlot): Promise<Booked> {
    await renewToken();
    const body = await submission(slot);
    const call = { recordId: from.recordId, body, address, authorization: `Bearer ${token}` };
    const answer = await attempt('modify', () => modifyBooking(deps, call));
    return answer === undefined ? from : { recordId: read(answer).apptRecordId, slot };
  }

  async function cancel(from: Booked): Promise<Booked | undefined> {
    await renewToken();
    const call = { recordId: from.recordId, address, authorization: `Bearer ${token}` };
    const done = await attempt('cancel', async () => {
      await cancelBooking(deps, call);
      return true;
    });
    return done ? undefined : from;
  }

  /** The clock runs fast: tokens are old in a few seconds. */
  async function renewToken(): Promise<void> {
    const body = { name: 'Storm Person', docNo, language: 'en' as const, ...(await captcha()) };
    const found = await findBookings(deps, { body, address });
    token = found.token ?? token;
    count(`enquiry found ${found.data.length}`);
  }

  async function submission(slot: GivenSlot) {
    const used = holdId;
    holdId = undefined;
    return {
      name: 'Storm Person',
      docNo,
      telNo: '00000000',
      language: 'en' as const,
      ...wantedSlot(slot),
      ...(await captcha()),
      ...(used !== undefined && { holdId: used }),
    };
  }

  /** Not drawn: the pictures would be the slowest part of the storm. */
  async function captcha() {
    const uuid = randomUUID();
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await insertCaptcha(deps.db, {
      captchaId: uuid,
      answerHash: Buffer.alloc(32),
      expiresAt,
      now,
      earned: false,
    });
    return { uuid, captcha: deps.config.test.captcha ?? '' };
  }

  async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work();
      count(`${what} ok`);
      return result;
    } catch (error) {
      count(`${what} ${error instanceof Refused ? error.code : String(error)}`);
      return undefined;
    }
  }
}

function wantedSlot({ servPtId, servTime, type }: GivenSlot) {
  return { servPtId, servTime, type };
}

function read(answer: string): BookingRecord {
  return (JSON.parse(answer) as { data: BookingRecord }).data;
}
