import type { Readable } from 'node:stream';
import type { DeskDayQuery } from '@phial/contract/desk/desk';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  assertServicePoint,
  servicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { Refused } from '../../../errors.ts';
import { openStreams } from '../../../live/open-streams.ts';
import { findServicePoint } from '../../../service-points/service-points.service.ts';
import { dayOrToday } from '../day/day.service.ts';
import type { Clerk } from '../walk-in/walk-in.service.ts';
import { openDeskFeed } from './desk-feed.ts';

/** Who opens a stream. */
interface StreamOwner {
  sessionId: string;
  account: Clerk;
}

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

export function deskEvents(deps: Pick<AppDependencies, 'db' | 'clock' | 'peers'>): DeskEvents {
  const feed = openDeskFeed(deps);
  const streams = openStreams(deps, 'desk');
  return {
    async open({ sessionId, account }, { servicePointId, day: asked }) {
      const day = dayOrToday(asked, dayOf(deps.clock.now()));
      const known = await findServicePoint(deps, servicePointId);
      if (known === undefined) throw new Refused('service-point-unknown');
      assertServicePoint(servicePointRight(account), servicePointId);
      return streams.open({ sessionId, accountId: account.id }, (watcher) =>
        feed.watch({ servicePointId, day }, watcher),
      );
    },
    async stop() {
      streams.stop();
      await feed.stop();
    },
  };
}
