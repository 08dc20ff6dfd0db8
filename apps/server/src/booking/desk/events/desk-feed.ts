import type { AppDependencies } from '../../../app-dependencies.ts';
import type { Listening } from '../../../db/listen.ts';
import type { Job } from '../../../jobs/jobs.ts';
import type { Watcher } from '../../../live/event-stream.ts';
import { DESK_CHANNEL, deleteOldUpdates, notifyDesks } from './desk-updates.sql.ts';

/** How often updates are passed on while a desk is open here: soon enough for people, seldom enough for the database. */
const NOTIFY_EVERY_MS = 250;

/** Word of changes, whichever process they came through, for the desks that are open at this one. */
export interface DeskFeed {
  /** @returns what ends it */
  watch(of: { servicePointId: string; day: string }, watcher: Watcher): () => void;
  stop(): Promise<void>;
}

/** Listens from the first desk on; a server without one needs no further connection. */
export function openDeskFeed({ db }: Pick<AppDependencies, 'db'>): DeskFeed {
  const watchers = new Map<string, Set<Watcher>>();
  let listening: Listening | undefined;
  let hears = false;
  let pending: NodeJS.Timeout | undefined;
  let notified: Promise<void> = Promise.resolve();
  let stopped = false;

  const listener = {
    heard(key: string) {
      for (const watcher of watchers.get(key) ?? []) watcher.changed();
    },
    listening() {
      hears = true;
      for (const each of watchers.values()) for (const watcher of each) watcher.ready();
    },
  };

  function notifySoon(): void {
    if (stopped || watchers.size === 0) return;
    pending ??= setTimeout(() => {
      // What could not be passed on stays noted for the next time.
      notified = notifyDesks(db)
        .catch(() => undefined)
        .finally(() => {
          pending = undefined;
          notifySoon();
        });
    }, NOTIFY_EVERY_MS);
  }

  return {
    watch({ servicePointId, day }, watcher) {
      const key = `${day} ${servicePointId}`;
      const there = watchers.get(key) ?? new Set();
      watchers.set(key, there.add(watcher));
      listening ??= db.listen(DESK_CHANNEL, listener);
      if (hears) watcher.ready();
      notifySoon();
      return () => {
        there.delete(watcher);
        if (there.size === 0 && watchers.get(key) === there) watchers.delete(key);
      };
    },
    async stop() {
      stopped = true;
      clearTimeout(pending);
      await notified;
      await listening?.stop();
    },
  };
}

/** Deletes what was noted for desks while none was open. */
export const dropDeskUpdates: Job = {
  name: 'drop-desk-news',
  everySeconds: 600,
  work: ({ db }) => deleteOldUpdates(db),
  untilDone: true,
};
