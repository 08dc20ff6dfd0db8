import type { Readable } from 'node:stream';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Listening } from '../../db/listen.ts';
import type { Watcher } from '../../live/event-stream.ts';
import { openStreams } from '../../live/open-streams.ts';
import type { StreamOwner } from '../../live/stream-places.ts';
import { DOCTOR_CHANNEL } from './doctor-updates.sql.ts';

/** The streams of doctors at this process. */
export interface DoctorEvents {
  /**
   * A stream that says when something of the doctor's own reports or orders is new, and of nobody else's.
   * @throws Refused `busy` once the server stops
   */
  open(owner: StreamOwner): { body: Readable };
  stop(): Promise<void>;
}

/** Listens from the first stream on; a server without one needs no further connection. */
export function doctorEvents(deps: Pick<AppDependencies, 'db' | 'clock' | 'peers'>): DoctorEvents {
  const { db } = deps;
  const streams = openStreams(deps, 'doctor');
  const watchers = new Map<string, Set<Watcher>>();
  let listening: Listening | undefined;
  let hears = false;

  const listener = {
    heard(doctorId: string) {
      for (const watcher of watchers.get(doctorId) ?? []) watcher.changed();
    },
    listening() {
      hears = true;
      for (const each of watchers.values()) for (const watcher of each) watcher.ready();
    },
  };

  function watch(doctorId: string, watcher: Watcher): () => void {
    const there = watchers.get(doctorId) ?? new Set();
    watchers.set(doctorId, there.add(watcher));
    listening ??= db.listen(DOCTOR_CHANNEL, listener);
    if (hears) watcher.ready();
    return () => {
      there.delete(watcher);
      if (there.size === 0 && watchers.get(doctorId) === there) watchers.delete(doctorId);
    };
  }

  return {
    open: (owner) => streams.open(owner, (watcher) => watch(owner.accountId, watcher)),
    async stop() {
      streams.stop();
      await listening?.stop();
    },
  };
}
