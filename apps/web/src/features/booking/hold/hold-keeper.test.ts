import type { Hold, HoldRequest } from '@phial/contract/hold';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../../api-client/call-error.ts';
import type { ChosenSlot } from './chosen-slot.ts';
import { createHoldKeeper, type HoldKeeper } from './hold-keeper.ts';
import type { RunningHold } from './hold-storage.ts';

const SLOT_A: ChosenSlot = { servPtId: 'SP01', servTime: '2026-11-24 10:30:00', type: 'ECG' };
const SLOT_B: ChosenSlot = { ...SLOT_A, servTime: '2026-11-24 11:00:00' };

/** A call the test answers when it likes. */
interface PendingTake {
  request: HoldRequest;
  answer: (hold: Partial<Hold>) => Promise<void>;
  refuse: (error: unknown) => Promise<void>;
}

const hold = (content: Partial<Hold>): Hold => ({
  holdId: 'hold-1',
  expiresAt: '2026-11-20T02:10:00.000Z',
  secondsLeft: 600,
  extensionsLeft: 10,
  ...content,
});

const refusal = (error: string, data?: unknown) =>
  new CallError({ kind: 'refused', code: 409, msg: `refused: ${error}`, error, data });

/** Lets the keeper see the answer before the test goes on. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

let now: number;
let takes: PendingTake[];
let released: string[];
let stored: RunningHold | undefined;
let extend: (holdId: string) => Promise<Hold>;
let keeper: HoldKeeper;

function newKeeper(): HoldKeeper {
  return createHoldKeeper({
    take: (request) =>
      new Promise((resolve, reject) => {
        takes.push({
          request,
          answer: (content) => {
            resolve(hold(content));
            return turn();
          },
          refuse: (error) => {
            reject(error);
            return turn();
          },
        });
      }),
    extend: (holdId) => extend(holdId),
    release: (holdId) => {
      released.push(holdId);
      return Promise.resolve();
    },
    now: () => now,
    read: () => stored,
    write: (running) => {
      stored = running;
    },
  });
}

const take = (place: number): PendingTake => {
  const found = takes[place];
  if (!found) throw new Error(`only ${takes.length} holds were asked for`);
  return found;
};

beforeEach(() => {
  now = 1_000_000;
  takes = [];
  released = [];
  stored = undefined;
  extend = () => Promise.resolve(hold({ extensionsLeft: 9 }));
  keeper = newKeeper();
});

async function holdA(): Promise<void> {
  keeper.want(SLOT_A);
  await take(0).answer({ holdId: 'hold-a' });
}

describe('taking a hold', () => {
  it('runs the clock from the first moment, and by the server once it answers', async () => {
    keeper.want(SLOT_A);
    expect(keeper.view()).toMatchObject({ phase: 'asking', running: { endsAt: now + 600_000 } });
    now += 2_000;
    await take(0).answer({ holdId: 'hold-a', secondsLeft: 599 });
    expect(keeper.view()).toMatchObject({
      phase: 'held',
      running: { slot: SLOT_A, holdId: 'hold-a', endsAt: now + 599_000, extensionsLeft: 10 },
    });
    expect(take(0).request).toEqual(SLOT_A);
  });

  it('asks once, however often it is told', async () => {
    await holdA();
    keeper.want({ ...SLOT_A });
    expect(takes).toHaveLength(1);
  });

  it('replaces the former hold when another slot is wanted', async () => {
    await holdA();
    keeper.want(SLOT_B);
    expect(take(1).request).toEqual({ ...SLOT_B, replaces: 'hold-a' });
    await take(1).answer({ holdId: 'hold-b' });
    expect(keeper.view().running).toMatchObject({ slot: SLOT_B, holdId: 'hold-b' });
    expect(released).toEqual([]);
  });

  it('gives back a place whose answer comes after the visitor has moved on', async () => {
    keeper.want(SLOT_A);
    keeper.want(undefined);
    await take(0).answer({ holdId: 'hold-a' });
    expect(released).toEqual(['hold-a']);
    expect(keeper.view()).toEqual({});
  });

  it('lets the clock run without a place when the service does not answer, and can ask again', async () => {
    keeper.want(SLOT_A);
    await take(0).refuse(new CallError({ kind: 'network', code: 0, msg: 'offline' }));
    expect(keeper.view()).toMatchObject({ phase: 'failed', message: 'offline', running: { slot: SLOT_A } });
    keeper.retry();
    await take(1).answer({ holdId: 'hold-a' });
    expect(keeper.view()).toMatchObject({ phase: 'held', running: { holdId: 'hold-a' } });
  });
});

describe('a slot that is gone', () => {
  const alternatives = { samePoint: [], nearby: [] };

  it('is lost with its alternatives, until another one is wanted', async () => {
    keeper.want(SLOT_A);
    await take(0).refuse(refusal('slot-full', { alternatives }));
    expect(keeper.view()).toEqual({ lost: { slot: SLOT_A, alternatives } });
    keeper.want(SLOT_A);
    expect(takes).toHaveLength(1);
    keeper.want(undefined);
    expect(keeper.view().lost).toBeDefined();
    keeper.want(SLOT_B);
    expect(keeper.view().lost).toBeUndefined();
    expect(takes).toHaveLength(2);
  });

  it('can be tried again from the step of the times', async () => {
    keeper.want(SLOT_A);
    await take(0).refuse(refusal('slot-past'));
    keeper.want(undefined);
    keeper.want(SLOT_A);
    expect(takes).toHaveLength(2);
  });

  it('gives back what is held when the booking itself was refused', async () => {
    await holdA();
    keeper.lose({ slot: SLOT_A, alternatives });
    expect(released).toEqual(['hold-a']);
    expect(stored).toBeUndefined();
  });
});

describe('giving back', () => {
  it('releases on the way out and forgets the clock', async () => {
    await holdA();
    keeper.want(undefined);
    await keeper.settled();
    expect(released).toEqual(['hold-a']);
    expect(stored).toBeUndefined();
  });

  it('has nothing to give back once the place is booked', async () => {
    await holdA();
    keeper.end();
    keeper.want(undefined);
    expect(released).toEqual([]);
    expect(keeper.view()).toEqual({});
  });

  it('leaves a hold alone that has run out', async () => {
    await holdA();
    now += 600_000;
    keeper.want(undefined);
    expect(released).toEqual([]);
  });
});

describe('a reload', () => {
  it('finds hold and clock as they were', async () => {
    await holdA();
    now += 5_000;
    keeper = newKeeper();
    keeper.want(SLOT_A);
    expect(takes).toHaveLength(1);
    expect(keeper.view()).toMatchObject({
      phase: 'held',
      running: { holdId: 'hold-a', endsAt: now + 595_000 },
    });
  });

  it('gives the hold back when it leads somewhere else', async () => {
    await holdA();
    keeper = newKeeper();
    keeper.want(undefined);
    expect(released).toEqual(['hold-a']);
  });

  it('replaces the hold when it leads to another slot', async () => {
    await holdA();
    keeper = newKeeper();
    keeper.want(SLOT_B);
    expect(take(1).request).toEqual({ ...SLOT_B, replaces: 'hold-a' });
  });
});

describe('more time', () => {
  it('starts the clock again', async () => {
    await holdA();
    now += 500_000;
    expect(await keeper.extend()).toBeUndefined();
    expect(keeper.view().running).toMatchObject({ endsAt: now + 600_000, extensionsLeft: 9 });
  });

  it('says when there is no more to be had', async () => {
    await holdA();
    extend = () => Promise.reject(refusal('hold-extensions-spent'));
    expect(await keeper.extend()).toMatchObject({ error: 'hold-extensions-spent' });
    expect(keeper.view().running).toMatchObject({ holdId: 'hold-a', extensionsLeft: 0 });
  });

  it('takes the slot anew when the server has ended the hold', async () => {
    await holdA();
    extend = () => Promise.reject(refusal('hold-ended'));
    const extended = keeper.extend();
    await turn();
    await take(1).answer({ holdId: 'hold-a2' });
    expect(await extended).toBeUndefined();
    expect(keeper.view().running).toMatchObject({ holdId: 'hold-a2' });
  });

  it('is given without a hold as well', async () => {
    keeper.want(SLOT_A);
    await take(0).refuse(new CallError({ kind: 'network', code: 0, msg: 'offline' }));
    now += 590_000;
    const extended = keeper.extend();
    await take(1).refuse(new CallError({ kind: 'network', code: 0, msg: 'offline' }));
    await extended;
    expect(keeper.view().running).toMatchObject({ endsAt: now + 600_000, extensionsLeft: 9 });
  });
});

it('tells its listeners of each change until they leave', async () => {
  let told = 0;
  const leave = keeper.subscribe(() => {
    told += 1;
  });
  await holdA();
  expect(told).toBe(2);
  leave();
  keeper.want(undefined);
  expect(told).toBe(2);
});
