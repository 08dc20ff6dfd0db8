import type { KeyRing } from '../../crypto/key-ring.ts';
import { liftTimeLimits } from '../../db/locks.ts';
import type { Database } from '../../db/pool.ts';
import { type Head, readHeadLine } from '../heads/head-line.ts';
import { checkLinks } from './check-links.ts';
import type { Finding } from './finding.ts';
import { type GuardTrigger, readGuards, readLinks, readUnlinked } from './verify.sql.ts';

const LINKS_A_PAGE = 2_000;

/** Of unlinked entries; more than that is one finding as bad as the next. */
const MOST_UNLINKED = 1_000;

/** What the function of the triggers is made of, but for its line ends. */
const GUARD_BODY =
  "BEGIN RAISE EXCEPTION 'the event trail is append-only' USING ERRCODE = 'insufficient_privilege'; END";

/** What was looked through. */
export interface Verified {
  links: number;
  /** The end of the chain; sequence 0 where there is none. */
  end: { sequence: number; hash: string };
  /** Entries that wait for their link, at most a thousand, and the instant of the first of them. */
  waiting: { entries: number; since: Date | undefined };
  /** Heads that stand in the chain as they were written out; undefined where none were handed over. */
  heads: { good: number; unknownKey: number } | undefined;
}

/** The lines of a file of heads, and the keys that signed them. */
export interface WrittenHeads {
  lines: AsyncIterable<string>;
  keys: KeyRing;
}

/**
 * Goes through the whole audit log, beside a server at work; memory does not grow with the log, only with the heads.
 * @param report gets each finding as it is made
 */
export async function verifyAuditLog(
  db: Database,
  report: (finding: Finding) => void,
  written?: WrittenHeads,
): Promise<Verified> {
  for (const guard of await readGuards(db)) {
    const fault = faultOf(guard);
    if (fault !== undefined) report({ kind: 'trigger', table: guard.table, fault });
  }
  const heads = written && (await readHeads(written, report));
  const compare = heads && compareHeads(heads.bySequence, report);
  const chain = checkLinks();
  let links = 0;
  for (;;) {
    const page = await patiently(db, (tx) => readLinks(tx, chain.end.sequence, LINKS_A_PAGE));
    for (const link of page) {
      for (const finding of chain.check(link)) report(finding);
      compare?.link(link);
    }
    links += page.length;
    if (page.length < LINKS_A_PAGE) break;
  }
  compare?.end(chain.end.sequence);
  const unlinked = await patiently(db, (tx) => readUnlinked(tx, MOST_UNLINKED));
  for (const { id, at } of unlinked.filter(({ isPassed }) => isPassed)) {
    report({ kind: 'inserted', entry: id, at });
  }
  const waiting = unlinked.filter(({ isPassed }) => !isPassed);
  return {
    links,
    end: chain.end,
    waiting: { entries: waiting.length, since: waiting[0]?.at },
    heads: compare && heads && { good: compare.good(), unknownKey: heads.unknownKey },
  };
}

function patiently<T>(
  db: Database,
  read: (tx: Parameters<typeof liftTimeLimits>[0]) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    return read(tx);
  });
}

function faultOf({ enabled, isWhole, body }: GuardTrigger) {
  if (enabled === null || body === null) return 'missing';
  if (!isWhole || body.replace(/\s+/g, ' ').trim() !== GUARD_BODY) return 'altered';
  return enabled === 'A' ? undefined : 'disabled';
}

/** The heads by their numbers; of several with the same number the chain has to fit each. */
async function readHeads({ lines, keys }: WrittenHeads, report: (finding: Finding) => void) {
  const bySequence = new Map<number, Head[]>();
  let [number, unknownKey] = [0, 0];
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const { head, fault } = readHeadLine(keys, line);
    if (fault === 'unknown-key') unknownKey += 1;
    else if (fault !== undefined) report({ kind: 'head-line', line: number, fault });
    if (head === undefined) continue;
    const others = bySequence.get(head.sequence);
    if (others === undefined) bySequence.set(head.sequence, [head]);
    else if (others.every(({ hash }) => hash !== head.hash)) others.push(head);
  }
  return { bySequence, unknownKey };
}

function compareHeads(bySequence: ReadonlyMap<number, readonly Head[]>, report: (finding: Finding) => void) {
  let [good, goodUntil] = [0, 0];
  return {
    good: () => good,
    link({ sequence, hash }: { sequence: number; hash: string }) {
      for (const head of bySequence.get(sequence) ?? []) {
        if (head.hash === hash) {
          good += 1;
          goodUntil = sequence;
        } else report({ kind: 'rewritten', sequence, writtenAt: head.at, goodUntil });
      }
    },
    end(end: number) {
      const [first] = [...bySequence.values()]
        .flat()
        .filter(({ sequence }) => sequence > end)
        .toSorted((a, b) => a.sequence - b.sequence);
      if (first !== undefined)
        report({ kind: 'cut-off', sequence: first.sequence, writtenAt: first.at, end });
    },
  };
}
