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
  it('runs the clock from the first moment, and by the server once it answers', async () => {
    keeper.want(SLOT_A);
    expect(keeper.view()).toMatchObject({ phase: 'asking', running: { endsAt: world.now + 600_000 } });
    world.now += 2_000;
    await world.take(0).answer({ holdId: 'hold-a', secondsLeft: 599 });
    expect(keeper.view()).toMatchObject({
      phase: 'held',
      running: { slot: SLOT_A, holdId: 'hold-a', endsAt: world.now + 599_000, extensionsLeft: 10 },
    });
    expect(world.take(0).request).toEqual(SLOT_A);
  });

  it('asks once, however often it is told', async () => {
    await holdA();
    keeper.want({ ...SLOT_A });
    expect(world.takes).toHaveLength(1);
  });

  it('replaces the former hold when another slot is wanted', async () => {
    await holdA();
    keeper.want(SLOT_B);
    expect(world.take(1).request).toEqual({ ...SLOT_B, replaces: 'hold-a' });
    await world.take(1).answer({ holdId: 'hold-b' });
    expect(keeper.view().running).toMatchObject({ slot: SLOT_B, holdId: 'hold-b' });
    expect(world.released).toEqual([]);
  });

  it('gives back a place whose answer comes after the visitor has moved on', async () => {
    keeper.want(SLOT_A);
    keeper.want(undefined);
    await world.take(0).answer({ holdId: 'hold-a' });
    expect(world.released).toEqual(['hold-a']);
    expect(keeper.view()).toEqual({});
  });

  it('lets the clock run without a place when the service does not answer, and can ask again', async () => {
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

  it('is lost with its alternatives, until another one is wanted', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(refusal('slot-full', { alternatives }));
    expect(keeper.view()).toEqual({ lost: { slot: SLOT_A, alternatives } });
    keeper.want(SLOT_A);
    expect(world.takes).toHaveLength(1);
    keeper.want(undefined);
    expect(keeper.view().lost).toBeDefined();
    keeper.want(SLOT_B);
    expect(keeper.view().lost).toBeUndefined();
    expect(world.takes).toHaveLength(2);
  });

  it('can be tried again from the step of the times', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(refusal('slot-past'));
    keeper.want(undefined);
    keeper.want(SLOT_A);
    expect(world.takes).toHaveLength(2);
  });

  it('gives back what is held when the booking itself was refused', async () => {
    await holdA();
    keeper.lose({ slot: SLOT_A, alternatives });
    expect(world.released).toEqual(['hold-a']);
    expect(world.stored).toBeUndefined();
  });
});

describe('giving back', () => {
  it('releases on the way out and forgets the clock', async () => {
    await holdA();
    keeper.want(undefined);
    await keeper.settled();
    expect(world.released).toEqual(['hold-a']);
    expect(world.stored).toBeUndefined();
  });

  it('has nothing to give back once the place is booked', async () => {
    await holdA();
    keeper.end();
    keeper.want(undefined);
    expect(world.released).toEqual([]);
    expect(keeper.view()).toEqual({});
  });

  it('leaves a hold alone that has run out', async () => {
    await holdA();
    world.now += 600_000;
    keeper.want(undefined);
    expect(world.released).toEqual([]);
  });

  it('gives the place back when the clock has run out, as the server may count otherwise', async () => {
    await holdA();
    world.now += 600_000;
    keeper.expire();
    await keeper.settled();
    keeper.end();
    expect(world.released).toEqual(['hold-a']);
    expect(world.stored).toBeUndefined();
  });
});

describe('a reload', () => {
  it('finds hold and clock as they were', async () => {
    await holdA();
    world.now += 5_000;
    keeper = world.newKeeper();
    keeper.want(SLOT_A);
    expect(world.takes).toHaveLength(1);
    expect(keeper.view()).toMatchObject({
      phase: 'held',
      running: { holdId: 'hold-a', endsAt: world.now + 595_000 },
    });
  });

  it('gives the hold back when it leads somewhere else', async () => {
    await holdA();
    keeper = world.newKeeper();
    keeper.want(undefined);
    expect(world.released).toEqual(['hold-a']);
  });

  it('replaces the hold when it leads to another slot', async () => {
    await holdA();
    keeper = world.newKeeper();
    keeper.want(SLOT_B);
    expect(world.take(1).request).toEqual({ ...SLOT_B, replaces: 'hold-a' });
  });
});
