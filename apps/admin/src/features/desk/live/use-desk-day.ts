import { keyOf } from '@phial/browser/server-state/call-query';
import { readDeskDay, readDeskSummary } from '@phial/contract/calls/desk';
import type { DeskAppointment, DeskDay } from '@phial/contract/desk/desk';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import type { LiveState } from '../../../live/use-event-stream.ts';
import { useSession } from '../../../session/session.ts';
import { useDeskLive } from './use-desk-live.ts';

/** Without the stream the day is asked for this often, in milliseconds. */
const ASK_AGAIN_MS = 15_000;

interface ShownDay {
  /** Undefined until it has arrived. */
  readonly day: DeskDay | undefined;
  /** The present moment by the clock of the server. */
  readonly now: Date;
  readonly live: LiveState;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Puts what a call has answered on screen, ahead of the notification of it. */
  readonly take: (appointment: DeskAppointment) => void;
}

/** One day of a service point, kept up to date. @param day today in Hong Kong where it is left out */
export function useDeskDay(servicePointId: string, day: DayKey | undefined): ShownDay {
  const client = useQueryClient();
  const read = callQuery(readDeskDay, { query: { servicePointId, day } });
  const reload = () => void client.invalidateQueries({ queryKey: keyOf(readDeskDay) });
  // Behind the sign-in nothing is asked; whoever signs in again finds the day of that moment.
  const isOpen = useSession().state === 'open';
  const live = useDeskLive(isOpen ? servicePointId : undefined, day, reload);
  const { data, dataUpdatedAt, isError } = useQuery({
    ...read,
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: live === 'lost' || live === 'elsewhere' ? ASK_AGAIN_MS : false,
  });

  const now = useServerNow(data === undefined ? 0 : new Date(data.now).getTime() - dataUpdatedAt);
  return {
    day: data,
    now,
    live,
    failed: isError && data === undefined,
    reload,
    take: (appointment) => {
      // The time of the reading stays: the clock of the server was read then.
      const { dataUpdatedAt: updatedAt = 0 } = client.getQueryState(read.queryKey) ?? {};
      client.setQueryData(read.queryKey, (shown) => shown && withAppointment(shown, appointment), {
        updatedAt,
      });
      reload();
      // It may have come from, or gone to, another service point.
      void client.invalidateQueries({ queryKey: keyOf(readDeskSummary) });
    },
  };
}

/** The day with an appointment as it is now; one that has left it is taken out. */
function withAppointment(day: DeskDay, changed: DeskAppointment): DeskDay {
  const isHere = changed.servicePointId === day.servicePointId && changed.day === day.day;
  const appointments = day.appointments.flatMap((one) => {
    if (one.appointmentId !== changed.appointmentId) return [one];
    return isHere ? [changed] : [];
  });
  return { ...day, appointments };
}

/** How often the time on screen moves on, in milliseconds. */
const STEP_MS = 15_000;

/**
 * The present moment by the clock of the server, which decides what has begun.
 * @param clockAhead how far that clock is ahead of the browser's, in milliseconds
 */
function useServerNow(clockAhead: number): Date {
  const [, step] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => step((count) => count + 1), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(Date.now() + clockAhead);
}

/** How long a changed booking is picked out, in milliseconds. */
const FRESH_MS = 4_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * The bookings that have appeared or changed since the day was last shown, for
 * some seconds: the eye finds what the server has moved.
 * @param of names the day: another one has nothing fresh
 * @param appointments undefined until they are known; the same array while nothing has changed
 */
export function useFresh(
  of: string,
  appointments: readonly DeskAppointment[] | undefined,
): ReadonlySet<string> {
  const [fresh, setFresh] = useState(NONE);
  const known = useRef<{ of: string; versions: ReadonlyMap<string, number> }>(undefined);

  useEffect(() => {
    if (appointments === undefined) return;
    const versions = new Map(appointments.map(({ appointmentId, version }) => [appointmentId, version]));
    const before = known.current;
    known.current = { of, versions };
    if (before?.of !== of) return;
    const changed = [...versions.keys()].filter((id) => before.versions.get(id) !== versions.get(id));
    if (changed.length > 0) setFresh(new Set(changed));
  }, [of, appointments]);

  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(NONE), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  return fresh;
}
