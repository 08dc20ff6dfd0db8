import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldKeeper } from './hold-keeper.ts';
import { createHoldWorld, type HoldWorld, offline, refusal, SLOT_A, SLOT_B } from './testing/hold-world.ts';

let world: HoldWorld;
let keeper: HoldKeeper;

beforeEach(() => {
  world = createHoldWorld();
  keeper = world.newKeeper();
});

async function holdA(): Promise<void> {
  keeper.want(SLOT_A);
  await world.take(0).answer({ holdId: 'hold-a' });
}

describe('taking a hold', () => {
  it('starts the clock at once, and follows the server once it responds', async () => {
    keeper.want(SLOT_A);
    expect(keeper.view()).toMatchObject({ phase: 'asking', running: { endsAt: world.now + 600_000 } });
    world.now += 2_000;
    await world.take(0).answer({ holdId: 'hold-a', secondsLeft: 599 });
    expect(keeper.view()).toMatchObject({
      phase: 'held',
      running: { slot: SLOT_A, holdId: 'hold-a', endsAt: world.now + 599_000, extensionsLeft: 10 },
    });
    expect(world.take(0).request).toEqual({ ...SLOT_A, holdId: 'id-0' });
  });

  it('requests one hold, however often it is called', async () => {
    await holdA();
    keeper.want({ ...SLOT_A });
    expect(world.takes).toHaveLength(1);
  });

  it('replaces the former hold when another slot is wanted', async () => {
    await holdA();
    keeper.want(SLOT_B);
    expect(world.take(1).request).toEqual({ ...SLOT_B, holdId: 'id-1', replaces: 'hold-a' });
    await world.take(1).answer({ holdId: 'hold-b' });
    expect(keeper.view().running).toMatchObject({ slot: SLOT_B, holdId: 'hold-b' });
    expect(world.released).toEqual([]);
  });

  it('gives up the hold of another number of people by itself', async () => {
    await holdA();
    keeper.want({ ...SLOT_A, people: 2 });
    expect(world.released).toEqual(['hold-a']);
    expect(world.take(1).request).toEqual({ ...SLOT_A, people: 2, holdId: 'id-1' });
    const servTimes = [SLOT_A.servTime, SLOT_B.servTime];
    await world.take(1).answer({ holdId: 'hold-of-two', servTimes });
    expect(keeper.view().running).toMatchObject({ holdId: 'hold-of-two', servTimes });
  });

  it('releases a hold granted after the visitor has moved on', async () => {
    keeper.want(SLOT_A);
    keeper.want(undefined);
    await world.take(0).answer({ holdId: 'hold-a' });
    expect(world.released).toEqual(['id-0', 'hold-a']);
    expect(keeper.view()).toEqual({});
  });

  it('runs the clock without a hold when the server does not respond, and can retry', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(offline());
    expect(keeper.view()).toMatchObject({ phase: 'failed', message: 'offline', running: { slot: SLOT_A } });
    keeper.retry();
    await world.take(1).answer({ holdId: 'hold-a' });
    expect(keeper.view()).toMatchObject({ phase: 'held', running: { holdId: 'hold-a' } });
  });
});

describe('a slot that is gone', () => {
  const alternatives = { samePoint: [], nearby: [] };

  it('is reported with alternatives, until another one is chosen', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(refusal('slot-full', { alternatives }));
    expect(keeper.view()).toEqual({ lost: { slot: SLOT_A, reason: 'full', alternatives } });
    keeper.want(SLOT_A);
    expect(world.takes).toHaveLength(1);
    keeper.want(undefined);
    expect(keeper.view().lost).toBeDefined();
    keeper.want(SLOT_B);
    expect(keeper.view().lost).toBeUndefined();
    expect(world.takes).toHaveLength(2);
  });

  it('can be tried again from step 2', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(refusal('slot-past'));
    keeper.want(undefined);
    keeper.want(SLOT_A);
    expect(world.takes).toHaveLength(2);
  });

  it('releases the hold when the booking itself was refused', async () => {
    await holdA();
    keeper.lose({ slot: SLOT_A, reason: 'full', alternatives });
    expect(world.released).toEqual(['hold-a']);
    expect(world.stored).toBeUndefined();
  });
});

describe('releasing a hold', () => {
  it('releases on leaving and clears the clock', async () => {
    await holdA();
    keeper.want(undefined);
    await keeper.settled();
    expect(world.released).toEqual(['hold-a']);
    expect(world.stored).toBeUndefined();
  });

  it('releases nothing once the slot is booked', async () => {
    await holdA();
    keeper.end();
    keeper.want(undefined);
    expect(world.released).toEqual([]);
    expect(keeper.view()).toEqual({});
  });

  it('releases a hold that ended by a clock set forward', async () => {
    await holdA();
    world.now += 86_400_000;
    keeper.want(undefined);
    expect(world.released).toEqual(['hold-a']);
  });

  it('releases a hold whose response never arrived', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(offline());
    keeper.want(undefined);
    expect(world.released).toEqual(['id-0']);
  });

  it('releases the hold when the clock has run out', async () => {
    await holdA();
    world.now += 600_000;
    keeper.expire();
    await keeper.settled();
    keeper.end();
    expect(world.released).toEqual(['hold-a']);
    expect(world.stored).toBeUndefined();
  });
});

describe('the reason why a slot is gone', () => {
  it.each([
    ['slot-full', 'full'],
    ['slot-past', 'past'],
    ['slot-unknown', 'unknown'],
  ])('follows from the refusal %s', async (code, reason) => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(refusal(code));
    expect(keeper.view().lost?.reason).toBe(reason);
  });
});

describe('the time of the booking being changed', () => {
  it('needs no hold, and the clock runs', () => {
    keeper.want(SLOT_A, { ...SLOT_A });
    expect(world.takes).toHaveLength(0);
    expect(keeper.view()).toMatchObject({ phase: 'own', running: { endsAt: world.now + 600_000 } });
    keeper.want(undefined);
    expect(world.released).toEqual([]);
  });

  it('can be given more time', async () => {
    keeper.want(SLOT_A, SLOT_A);
    world.now += 500_000;
    expect(await keeper.extend()).toBeUndefined();
    expect(keeper.view()).toMatchObject({
      phase: 'own',
      running: { endsAt: world.now + 600_000, extensionsLeft: 9 },
    });
    expect(world.takes).toHaveLength(0);
  });
});
