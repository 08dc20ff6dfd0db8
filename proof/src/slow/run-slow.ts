import { setTimeout as delay } from 'node:timers/promises';
import type { SoonestTimes } from '@phial/contract/booking/availability';
import { callerOf } from '../served/caller.ts';
import { serve } from '../served/served.ts';
import { openSlowConnection, SLOW_KINDS, type SlowConnection, type SlowKind } from './slow-connections.ts';

/** Whoever is still connected then stays. */
const PATIENCE_MS = 60_000;
const OPENED_AT_ONCE = 50;
const EVERY_MS = 100;
const TYPE = 'ECG';

export interface SlowResult {
  readonly kinds: readonly {
    readonly kind: SlowKind;
    /** Milliseconds until each was closed; undefined for those that were not. */
    readonly closedAfter: readonly (number | undefined)[];
  }[];
  /** Milliseconds of each call of the ordinary visitors while slow ones were connected. */
  readonly visits: readonly number[];
  readonly failures: readonly string[];
}

/** Opens slow connections of each kind to a real server, and lets ordinary visitors come meanwhile. */
export async function runSlow({ connections }: { connections: number }): Promise<SlowResult> {
  const server = await serve();
  try {
    const port = Number(new URL(server.origin).port);
    const opened: SlowConnection[] = [];
    const visits: number[] = [];
    const failures: string[] = [];
    let isOver = false;
    const visiting = visit(server.origin, { visits, failures, isOver: () => isOver });
    for (let n = 0; n < connections; n++) {
      opened.push(openSlowConnection(port, SLOW_KINDS[n % SLOW_KINDS.length] as SlowKind));
      if (n % OPENED_AT_ONCE === 0) await delay(1);
    }
    const patience = performance.now() + PATIENCE_MS;
    while (opened.some(({ closedAfter }) => closedAfter() === undefined) && performance.now() < patience)
      await delay(EVERY_MS);
    isOver = true;
    await visiting;
    const kinds = SLOW_KINDS.map((kind) => ({
      kind,
      closedAfter: opened.filter((one) => one.kind === kind).map(({ closedAfter }) => closedAfter()),
    }));
    for (const { end } of opened) end();
    return { kinds, visits, failures };
  } finally {
    await server.stop();
  }
}

interface Visiting {
  readonly visits: number[];
  readonly failures: string[];
  isOver(): boolean;
}

/** One visitor after the other, each over a connection of its own: looks for a time, holds it, lets it go. */
async function visit(origin: string, { visits, failures, isOver }: Visiting): Promise<void> {
  while (!isOver()) {
    const caller = callerOf(origin);
    const time = async <Data>(...asked: Parameters<typeof caller.ask>): Promise<Data> => {
      const begun = performance.now();
      const data = await caller.ask<Data>(...asked);
      visits.push(performance.now() - begun);
      return data;
    };
    try {
      const soonest = await time<SoonestTimes>('GET', `/rest/appointment/servPt/soonest?type=${TYPE}`);
      const [[servPtId, servTime] = []] = Object.entries(soonest);
      const slot = { servPtId, servTime, type: TYPE };
      const { holdId } = await time<{ holdId: string }>('POST', '/rest/appointment/hold', slot);
      await time('DELETE', `/rest/appointment/hold/${holdId}`, {});
    } catch (error) {
      failures.push(String(error));
    }
    await caller.close();
    await delay(EVERY_MS);
  }
}
