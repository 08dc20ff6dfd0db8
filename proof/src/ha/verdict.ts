import { setTimeout as delay } from 'node:timers/promises';
import { findDrift } from '../../../apps/server/src/testing/builders.ts';
import { openTestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { type JournalEntry, judge } from '../../../apps/server/src/testing/race/journal.ts';
import { readRecords, readSlots } from '../../../apps/server/src/testing/race/read-outcome.ts';
import type { Cluster, Node } from './cluster.ts';

const CAUGHT_UP_MS = 30_000;

/**
 * Compares what was acknowledged with the rows of every node, once nobody writes any more: nothing lost, nothing
 * sold twice, counters equal to rows, and the standbys with the same rows as the primary.
 */
export async function judgeNodes(cluster: Cluster, journal: JournalEntry[]): Promise<string[]> {
  const primary = await cluster.primary();
  const expected = await read(cluster, primary);
  const faults = await judgeOne(cluster, primary, journal);
  for (const node of cluster.others(primary)) {
    const deadline = performance.now() + CAUGHT_UP_MS;
    while ((await read(cluster, node)) !== expected && performance.now() < deadline) await delay(200);
    if ((await read(cluster, node)) !== expected)
      faults.push(`${node.machine.name}: other rows than the primary`);
    faults.push(...(await judgeOne(cluster, node, journal)));
  }
  return faults;
}

async function judgeOne(cluster: Cluster, node: Node, journal: JournalEntry[]): Promise<string[]> {
  return withNode(cluster, node, async (db) => {
    const faults = judge(journal, await readSlots(db), await readRecords(db));
    const drift = await findDrift(db);
    return [...faults, ...drift.map((row) => JSON.stringify(row))].map(
      (fault) => `${node.machine.name}: ${fault}`,
    );
  });
}

async function read(cluster: Cluster, node: Node): Promise<string> {
  return withNode(cluster, node, async (db) => {
    const records = await readRecords(db);
    records.sort((a, b) => a.recordId.localeCompare(b.recordId));
    return JSON.stringify([await readSlots(db), records]);
  });
}

async function withNode<T>(
  cluster: Cluster,
  node: Node,
  work: (db: ReturnType<typeof openTestDatabase>) => Promise<T>,
): Promise<T> {
  const db = openTestDatabase(cluster.urlOf(node));
  return work(db).finally(() => db.close());
}
