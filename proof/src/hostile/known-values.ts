import type { SoonestTimes } from '@phial/contract/booking/availability';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import type { Caller } from '../served/caller.ts';
import { CAPTCHA, PASSWORD } from '../served/served.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Accounts, keys and sessions are those of the callers themselves: whoever ends them ends the proof. */
const OWN = /^\/(?:staff\/(?:accounts|api-keys|sessions)|user)/;
const MOST_IDS = 40;

interface Slot {
  readonly servPtId: string;
  readonly servTime: string;
}

/** What is there, so that attacks get past "there is no such thing". */
export interface KnownValues {
  readonly slots: readonly Slot[];
  /** Ids from the answers about the same things. */
  idsOf(call: Call): readonly string[];
  /** The value of a field that means the same wherever it stands. */
  valueFor(field: string, slot: Slot): string | undefined;
}

/** Reads every list that somebody may read. @param callers who together may read all of them */
export async function learnValues(visitor: Caller, callers: readonly Caller[]): Promise<KnownValues> {
  const soonest = await visitor.ask<SoonestTimes>('GET', '/rest/appointment/servPt/soonest?type=ECG');
  const slots = Object.entries(soonest).map(([servPtId, servTime]) => ({ servPtId, servTime }));
  const ids = new Map<string, string[]>();
  const lists = Object.values<Call>(CALLS).filter(
    ({ path, method, answerMedia }) =>
      !path.includes(':') && answerMedia === undefined && (method === 'GET' || path.endsWith('/search')),
  );
  for (const { path, method } of lists) {
    if (OWN.test(path)) continue;
    for (const caller of callers) {
      const { text, status } = await caller.call(method, path, method === 'GET' ? undefined : {});
      if (status !== 200) continue;
      const found = ids.get(subjectOf(path)) ?? [];
      ids.set(subjectOf(path), [...new Set([...found, ...(text.match(UUID) ?? [])])].slice(0, MOST_IDS));
      break;
    }
  }
  const fixed: Readonly<Record<string, string>> = {
    type: 'ECG',
    captcha: CAPTCHA,
    ownPassword: PASSWORD,
    password: 'a wrong one, and long enough',
  };
  return {
    slots,
    idsOf: ({ path }) => ids.get(subjectOf(path)) ?? [],
    valueFor: (field, { servPtId, servTime }) =>
      field === 'servPtId' ? servPtId : field === 'servTime' ? servTime : fixed[field],
  };
}

/** `/doctor/orders` of `/doctor/orders/:id/cancel`. */
function subjectOf(path: string): string {
  return path.split('/', 3).join('/');
}
