import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { recordEvent } from '../../audit/record-event.ts';
import { openDatabase } from '../../db/pool.ts';

/*
 * Writes entries of the audit log that webhooks report, in transactions that overlap: some commit long after others
 * that began later, some are undone. Tells its parent the numbers of the orders that were committed.
 */

const { DATABASE_URL: url = '', ENTRIES = '0' } = process.env;
const db = openDatabase(url);
const committed: string[] = [];

async function write(): Promise<void> {
  const number = randomUUID();
  const undone = Math.random() < 0.2;
  const work = db.transaction(async (tx) => {
    const detail = { order: randomUUID(), number };
    await recordEvent(tx, { at: new Date(), actor: 'job', action: 'order-placed', detail: { ...detail } });
    // Nine quick ones, then one that stays open for longer than several looks.
    await pause(Math.random() < 0.1 ? 2_500 * Math.random() : 30 * Math.random());
    if (undone) throw new Error('undone');
  });
  await work.then(
    () => committed.push(number),
    (error: Error) => {
      if (error.message !== 'undone') throw error;
    },
  );
}

for (let left = Number(ENTRIES); left > 0; left -= 10) {
  await Promise.all(Array.from({ length: 10 }, write));
}
await db.close();
process.send?.(committed, () => process.disconnect());
