import type { AppDependencies } from '../app-dependencies.ts';
import { extendCallTime } from '../db/call-deadline.ts';
import { Refused } from '../errors.ts';
import { type EventStream, openEventStream, type Watcher } from './event-stream.ts';
import { sessionStands } from './session-stands.sql.ts';
import { createStreamPlaces, type StreamOwner } from './stream-places.ts';

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

/** @param kind of what they say, which are counted apart */
export function openStreams(
  { db, clock, peers }: Pick<AppDependencies, 'db' | 'clock' | 'peers'>,
  kind: string,
): OpenStreams {
  const streams = new Set<EventStream>();
  const places = peers?.places ?? createStreamPlaces();
  let stopped = false;
  return {
    open({ sessionId, accountId }, watch) {
      if (stopped) throw new Refused('busy');
      // It stays open for as long as the page does.
      extendCallTime();
      let unwatch = () => {};
      let leave = () => {};
      const stream = openEventStream(
        () => sessionStands(db, { id: sessionId, now: clock.now() }),
        () => {
          unwatch();
          leave();
          streams.delete(stream);
        },
      );
      streams.add(stream);
      leave = places.take(kind, { sessionId, accountId }, () => stream.displace());
      unwatch = watch(stream);
      return stream;
    },
    stop() {
      stopped = true;
      for (const stream of streams) stream.end();
    },
  };
}
