import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldKeeper } from './hold-keeper.ts';
import { createHoldWorld, type HoldWorld, offline, refusal, SLOT_A, SLOT_B } from './testing/hold-world.ts';

let world: HoldWorld;
let keeper: HoldKeeper;

beforeEach(async () => {
  world = createHoldWorld();
  keeper = world.newKeeper();
  keeper.want(SLOT_A);
  await world.take(0).answer({ holdId: 'hold-a' });
});

function reload(): void {
  keeper.leave();
  keeper = world.newKeeper();
}

describe('a page that is left', () => {
  it('releases its hold after a short while', () => {
    keeper.leave();
    expect(world.left).toEqual([['hold-a', 30]]);
    expect(world.released).toEqual([]);
  });

  it('releases nothing without a hold', () => {
    keeper.want(undefined);
    world.left = [];
    keeper.leave();
    expect(world.left).toEqual([]);
    expect(world.stored).toBeUndefined();
  });

  it('renews its hold when the browser restores it', async () => {
    const { endsAt } = keeper.view().running ?? {};
    keeper.leave();
    world.now += 5_000;
    keeper.comeBack();
    expect(world.take(1).request).toEqual({ ...SLOT_A, holdId: 'id-1', replaces: 'hold-a' });
    await world.take(1).answer({ holdId: 'hold-a2' });
    expect(keeper.view()).toMatchObject({ phase: 'held', running: { holdId: 'hold-a2', endsAt } });
    expect(world.stored?.left).toBe(false);
  });
});

describe('a reload', () => {
  it('finds hold and clock as they were', async () => {
    world.now += 5_000;
    reload();
    keeper.want(SLOT_A);
    expect(keeper.view()).toMatchObject({ phase: 'asking', running: { endsAt: world.now + 595_000 } });
    expect(world.take(1).request).toEqual({ ...SLOT_A, holdId: 'id-1', replaces: 'hold-a' });
    await world.take(1).answer({ holdId: 'hold-a2' });
    expect(keeper.view()).toMatchObject({
      phase: 'held',
      running: { holdId: 'hold-a2', endsAt: world.now + 595_000 },
    });
  });

  it('finds the hold whose response was still on its way', () => {
    keeper.want(SLOT_B);
    reload();
    keeper.want(SLOT_B);
    expect(world.take(2).request).toMatchObject({ ...SLOT_B, replaces: 'id-1' });
  });

  it('does not run longer than the server grants, although the clock was set back', () => {
    world.now -= 3_600_000;
    reload();
    keeper.want(SLOT_A);
    expect(keeper.view().running?.endsAt).toBe(world.now + 600_000);
  });

  it('gives the hold back when it leads somewhere else', () => {
    reload();
    keeper.want(undefined);
    expect(world.released).toEqual(['hold-a']);
  });

  it('replaces the hold when it leads to another slot', () => {
    reload();
    keeper.want(SLOT_B);
    expect(world.take(1).request).toMatchObject({ ...SLOT_B, replaces: 'hold-a' });
  });

  it('requests nothing once the clock has run out', () => {
    world.now += 600_000;
    reload();
    keeper.want(SLOT_A);
    expect(world.takes).toHaveLength(1);
    expect(keeper.view().running?.endsAt).toBe(world.now);
  });

  it('releases the former hold when the new one cannot be requested', async () => {
    reload();
    keeper.want(SLOT_A);
    await world.take(1).refuse(offline());
    expect(world.released).toEqual(['hold-a']);
  });
});

describe('a tab that was opened from this one, with a copy of its storage', () => {
  it('leaves the hold to the first tab', () => {
    const copy = world.newKeeper();
    copy.want(undefined);
    expect(world.released).toEqual([]);
    expect(copy.view()).toEqual({});
    expect(world.stored).toBeUndefined();
  });

  it('asks for a hold of its own', () => {
    world.newKeeper().want(SLOT_A);
    expect(world.take(1).request).toEqual({ ...SLOT_A, holdId: 'id-1' });
  });

  it('says that the seat is held in the other tab when there is no second one', async () => {
    const copy = world.newKeeper();
    copy.want(SLOT_A);
    await world.take(1).refuse(refusal('slot-full'));
    expect(copy.view().lost?.reason).toBe('elsewhere');
    copy.want(SLOT_B);
    await world.take(2).refuse(refusal('slot-full'));
    expect(copy.view().lost?.reason).toBe('full');
  });

  it('says so while the first tab still waits for its hold', async () => {
    keeper.want(SLOT_B);
    const copy = world.newKeeper();
    copy.want(SLOT_B);
    await world.take(2).refuse(refusal('slot-full'));
    expect(copy.view().lost?.reason).toBe('elsewhere');
  });
});
