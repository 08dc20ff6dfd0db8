import { CallError } from '@phial/client/call-error';
import type { Hold, HoldRequest } from '@phial/contract/booking/hold';
import type { ChosenSlot, StoredHold } from '../hold.ts';
import { createHoldKeeper } from '../hold-keeper.ts';

export const SLOT_A: ChosenSlot = { servPtId: 'SP01', servTime: '2026-11-24 10:30:00', type: 'ECG' };
export const SLOT_B: ChosenSlot = { ...SLOT_A, servTime: '2026-11-24 11:00:00' };

const hold = (content: Partial<Hold>): Hold => ({
  holdId: 'hold-1',
  expiresAt: '2026-11-20T02:10:00.000Z',
  secondsLeft: 600,
  extensionsLeft: 10,
  ...content,
});

export const refusal = (error: string, data?: unknown) =>
  new CallError({ kind: 'refused', code: 409, msg: `refused: ${error}`, error, data });

export const offline = () => new CallError({ kind: 'network', code: 0, msg: 'offline' });

/** Lets the keeper see an answer before the test goes on. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A hold that was asked for; the test answers when it likes. */
interface PendingTake {
  request: HoldRequest;
  answer: (content: Partial<Hold>) => Promise<void>;
  refuse: (error: unknown) => Promise<void>;
}

/** The clock, the storage and the server around a keeper. */
export function createHoldWorld() {
  const takes: PendingTake[] = [];
  const world = {
    now: 1_000_000,
    stored: undefined as StoredHold | undefined,
    released: [] as string[],
    /** Released, with the seconds for which the seat is kept yet. */
    left: [] as [string, number][],
    takes,
    extend: (_holdId: string): Promise<Hold> => Promise.resolve(hold({ extensionsLeft: 9 })),
    /** As after a reload, when something is stored. */
    newKeeper: () =>
      createHoldKeeper({
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
        extend: (holdId) => world.extend(holdId),
        release: (holdId, after) => {
          if (after === undefined) world.released.push(holdId);
          else world.left.push([holdId, after]);
          return Promise.resolve();
        },
        newId: () => `id-${takes.length}`,
        now: () => world.now,
        read: () => world.stored,
        write: (running, options = { left: false }) => {
          world.stored = running && { ...running, ...options };
        },
      }),
    take(index: number): PendingTake {
      const found = takes[index];
      if (!found) throw new Error(`only ${takes.length} holds were asked for`);
      return found;
    },
  };
  return world;
}

export type HoldWorld = ReturnType<typeof createHoldWorld>;
