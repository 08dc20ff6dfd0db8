import { formatServTime } from '@phial/domain/hong-kong-time';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { PersonalTable } from '../../personal-data/personal-table.ts';
import { decryptWaiting } from './encrypted-entry.ts';
import {
  countUnsearchableWaiting,
  countWaitingByDay,
  deletePastWaiting,
  deleteWaiting,
  lockWaitingOf,
  readOffersTo,
} from './personal-rows.sql.ts';

/** Stands in a copy for what is damaged or lacks its key. */
const UNREADABLE = { unreadable: true };

/** Entries of the waiting list, which are deleted whole: nothing of them is needed for the statistics. */
export const waitingRows: PersonalTable = {
  name: 'waiting-list',
  reaches: ['waiting_entry'],
  retention: { countByDay: countWaitingByDay, eraseBatch: deletePastWaiting },
  countUnsearchable: countUnsearchableWaiting,

  async lockRows({ tx }, { hashes }) {
    return (await lockWaitingOf(tx, hashes)).map((row) => ({
      table: 'waiting-list',
      id: row.id,
      at: formatServTime(row.joined_at),
      state: row.state,
      fate: 'erase',
    }));
  },

  async copyRows({ tx, keys }, { hashes }) {
    const copies: object[] = [];
    for (const row of await lockWaitingOf(tx, hashes)) {
      copies.push({
        ...orUnreadable(() => decryptWaiting(keys, row), UNREADABLE),
        state: row.state,
        service: row.service_type,
        servicePoints: row.service_point_ids,
        firstDay: row.first_day,
        lastDay: row.last_day,
        weekdays: row.weekdays,
        from: row.from_time,
        until: row.until_time,
        language: row.language,
        joinedAt: formatServTime(row.joined_at),
        settledAt: row.settled_at && formatServTime(row.settled_at),
        offers: (await readOffersTo(tx, row.id)).map(({ state, offered_at: at }) => ({
          state,
          at: at && formatServTime(at),
        })),
      });
    }
    return copies;
  },

  async eraseRows({ tx }, _person, rows) {
    await deleteWaiting(
      tx,
      rows.map(({ id }) => id),
    );
    return () => undefined;
  },
};
