import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldKeeper } from './hold-keeper.ts';
import { createHoldWorld, type HoldWorld, offline, refusal, SLOT_A, turn } from './testing/hold-world.ts';

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

describe('more time', () => {
  it('starts the clock again', async () => {
    await holdA();
    world.now += 500_000;
    expect(await keeper.extend()).toBeUndefined();
    expect(keeper.view().running).toMatchObject({ endsAt: world.now + 600_000, extensionsLeft: 9 });
  });

  it('says when no extensions are left', async () => {
    await holdA();
    world.extend = () => Promise.reject(refusal('hold-extensions-spent'));
    expect(await keeper.extend()).toMatchObject({ error: 'hold-extensions-spent' });
    expect(keeper.view().running).toMatchObject({ holdId: 'hold-a', extensionsLeft: 0 });
  });

  it('takes a new hold when the server has ended the former one', async () => {
    await holdA();
    world.extend = () => Promise.reject(refusal('hold-ended'));
    const extended = keeper.extend();
    await turn();
    await world.take(1).answer({ holdId: 'hold-a2' });
    expect(await extended).toBeUndefined();
    expect(keeper.view().running).toMatchObject({ holdId: 'hold-a2' });
  });

  it('is given even without a hold', async () => {
    keeper.want(SLOT_A);
    await world.take(0).refuse(offline());
    world.now += 590_000;
    const extended = keeper.extend();
    await world.take(1).refuse(offline());
    await extended;
    expect(keeper.view().running).toMatchObject({ endsAt: world.now + 600_000, extensionsLeft: 9 });
  });
});

it('knows when no submission is on its way', async () => {
  await keeper.idle();
  let fail = (_error: Error) => {};
  keeper.during(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  let idle = false;
  const waiting = keeper.idle().then(() => {
    idle = true;
  });
  await turn();
  expect(idle).toBe(false);
  fail(new Error('refused'));
  await waiting;
  expect(idle).toBe(true);
});

it('notifies its listeners of each change until they unsubscribe', async () => {
  let notifications = 0;
  const leave = keeper.subscribe(() => {
    notifications += 1;
  });
  await holdA();
  expect(notifications).toBe(2);
  leave();
  keeper.want(undefined);
  expect(notifications).toBe(2);
});
