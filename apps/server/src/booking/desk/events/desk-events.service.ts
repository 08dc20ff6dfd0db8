import type { Readable } from 'node:stream';
import type { DeskDayQuery } from '@phial/contract/desk/desk';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  assertServicePoint,
  servicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { Refused } from '../../../errors.ts';
import { findServicePoint } from '../../../service-points/service-points.service.ts';
import { dayOrToday } from '../day/day.service.ts';
import { openDeskFeed } from './desk-feed.ts';
import { sessionStands } from './desk-updates.sql.ts';
import { openEventStream } from './event-stream.ts';
import { type OpenStream, type StreamOwner, surplusStreams } from './stream-limits.ts';

/** The streams of this process. */
export interface DeskEvents {
  /**
   * A stream of the changes of a point's day, until the session ends or newer streams of its owner displace it.
   * @throws Refused `service-point-unknown`, `other-service-point`, `range-invalid`
   */
  open(owner: StreamOwner, query: DeskDayQuery): Promise<{ body: Readable }>;
  /** Ends them all, and takes no further ones. */
  stop(): Promise<void>;
}

export function deskEvents(deps: Pick<AppDependencies, 'db' | 'clock'>): DeskEvents {
  const { db, clock } = deps;
  const feed = openDeskFeed(deps);
  const streams = new Set<OpenStream>();
  let stopped = false;
  return {
    async open({ sessionId, account }, { servicePointId, day: asked }) {
      const day = dayOrToday(asked, dayOf(clock.now()));
      const known = await findServicePoint(deps, servicePointId);
      if (known === undefined) throw new Refused('service-point-unknown');
      assertServicePoint(servicePointRight(account), servicePointId);
      if (stopped) throw new Refused('busy');
      let unwatch = () => {};
      const stream = openEventStream(
        () => sessionStands(db, { id: sessionId, now: clock.now() }),
        () => {
          unwatch();
          streams.delete(opened);
        },
      );
      const opened = { ...stream, sessionId, accountId: account.id };
      streams.add(opened);
      for (const old of surplusStreams(streams, opened)) {
        streams.delete(old);
        old.displace();
      }
      unwatch = feed.watch({ servicePointId, day }, stream);
      return stream;
    },
    async stop() {
      stopped = true;
      for (const stream of streams) stream.end();
      await feed.stop();
    },
  };
}
