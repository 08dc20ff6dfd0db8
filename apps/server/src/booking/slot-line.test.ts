import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/pool.ts';
import { FULL, inSlotLine } from './slot-line.ts';

/** Only tells the lines of one database from those of another. */
let db: Database;
beforeEach(() => {
  db = {} as Database;
});

type Found = 'full' | 'got';

/** A booking whose statement is sent once its turn comes, and answered when the test says so. */
function booking({ slot = 'nine', needsSeat = true } = {}) {
  const statement = Promise.withResolvers<Found>();
  let isSent = false;
  const work = () => {
    isSent = true;
    return statement.promise;
  };
  const result = inSlotLine(db, { slot, needsSeat }, work, (found) => found === 'full');
  result.catch(() => undefined);
  return { result, isSent: () => isSent, finds: statement.resolve, fails: statement.reject };
}

describe('bookings of one slot', () => {
  it('have two statements under way at a time, other slots their own', async () => {
    const [one, two, three] = [booking(), booking(), booking()];
    const other = booking({ slot: 'ten' });
    expect([one, two, three, other].map(({ isSent }) => isSent())).toEqual([true, true, false, true]);
    one.finds('got');
    expect(await one.result).toBe('got');
    await nextTurn();
    expect(three.isSent()).toBe(true);
  });

  it('are refused with one that was sent after they came and found the slot full', async () => {
    const [one, two, three, four, five] = [booking(), booking(), booking(), booking(), booking()];
    one.finds('got');
    await nextTurn();
    expect(three.isSent()).toBe(true);
    three.finds('full');
    expect(await Promise.all([three.result, four.result, five.result])).toEqual(['full', FULL, FULL]);
    expect(four.isSent() || five.isSent()).toBe(false);
    two.finds('got');
    expect(await two.result).toBe('got');
  });

  it('look for themselves when they came after it was sent: a seat may be free again', async () => {
    const [one, two] = [booking(), booking()];
    const late = booking();
    one.finds('full');
    two.finds('full');
    await nextTurn();
    expect(late.isSent()).toBe(true);
    late.finds('got');
    expect(await late.result).toBe('got');
  });

  it('with a hold are never refused with others', async () => {
    const [one] = [booking(), booking()];
    const next = booking();
    const holder = booking({ needsSeat: false });
    one.finds('got');
    await nextTurn();
    next.finds('full');
    await nextTurn();
    expect(holder.isSent()).toBe(true);
    holder.finds('got');
    expect(await holder.result).toBe('got');
  });

  it('go on after one has failed', async () => {
    const [one, two] = [booking(), booking()];
    const next = booking();
    one.fails(new Error('gone'));
    two.fails(new Error('gone'));
    await expect(one.result).rejects.toThrow('gone');
    await nextTurn();
    next.finds('got');
    expect(await next.result).toBe('got');
  });
});
