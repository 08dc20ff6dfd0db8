import type { AppDependencies } from '../app-dependencies.ts';
import { extendCallTime } from '../db/call-deadline.ts';
import { Refused } from '../errors.ts';
import { type EventStream, openEventStream, type Watcher } from './event-stream.ts';
import { sessionStands } from './session-stands.sql.ts';
import { type OpenStream, surplusStreams } from './stream-limits.ts';

/** Who opens a stream. */
export interface StreamOwner {
  readonly sessionId: string;
  readonly accountId: string;
}

/** The streams of one kind that are open at this process. */
export interface OpenStreams {
  /**
   * A stream until the session ends or newer streams of its owner displace it.
   * @param watch begins to tell it of changes; returns what ends that
   * @throws Refused `busy` once the server stops
   */
  open(owner: StreamOwner, watch: (watcher: Watcher) => () => void): EventStream;
  /** Ends them all, and takes no further ones. */
  stop(): void;
}

export function openStreams({ db, clock }: Pick<AppDependencies, 'db' | 'clock'>): OpenStreams {
  const streams = new Set<OpenStream>();
  let stopped = false;
  return {
    open({ sessionId, accountId }, watch) {
      if (stopped) throw new Refused('busy');
      // It stays open for as long as the page does.
      extendCallTime();
      let unwatch = () => {};
      const stream = openEventStream(
        () => sessionStands(db, { id: sessionId, now: clock.now() }),
        () => {
          unwatch();
          streams.delete(opened);
        },
      );
      const opened = { ...stream, sessionId, accountId };
      streams.add(opened);
      for (const old of surplusStreams(streams, opened)) {
        streams.delete(old);
        old.displace();
      }
      unwatch = watch(stream);
      return stream;
    },
    stop() {
      stopped = true;
      for (const stream of streams) stream.end();
    },
  };
}
