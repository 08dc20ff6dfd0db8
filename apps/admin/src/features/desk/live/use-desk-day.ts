import type { DeskAppointment, DeskDay } from '@phial/contract/desk';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../session/session.ts';
import { DESK_SUMMARY, fetchDay } from '../api.ts';
import { type LiveState, useDeskLive } from './use-desk-live.ts';

/** Without the stream the day is asked for this often, in milliseconds. */
const ASK_AGAIN_MS = 15_000;

interface ReadDay {
  readonly day: DeskDay;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly clockAhead: number;
}

export interface ShownDay {
  /** Undefined until it has arrived. */
  readonly day: DeskDay | undefined;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly clockAhead: number;
  readonly live: LiveState;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Puts what a call has answered on screen, ahead of the news of it. */
  readonly take: (appointment: DeskAppointment) => void;
}

/** One day of a service point, kept up to date. @param day today in Hong Kong where it is left out */
export function useDeskDay(servicePointId: string | undefined, day: DayKey | undefined): ShownDay {
  const client = useQueryClient();
  const queryKey = ['desk-day', servicePointId, day];
  const reload = () => void client.invalidateQueries({ queryKey: ['desk-day'] });
  // Behind the sign-in nothing is asked; whoever signs in again finds the day of that moment.
  const isOpen = useSession().state === 'open';
  const live = useDeskLive(isOpen ? servicePointId : undefined, day, reload);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ReadDay> => {
      const read = await fetchDay(servicePointId ?? '', day, signal);
      return { day: read, clockAhead: new Date(read.now).getTime() - Date.now() };
    },
    enabled: servicePointId !== undefined && isOpen,
    staleTime: 0,
    refetchInterval: live === 'lost' || live === 'elsewhere' ? ASK_AGAIN_MS : false,
  });

  return {
    day: data?.day,
    clockAhead: data?.clockAhead ?? 0,
    live,
    failed: isError && data === undefined,
    reload,
    take: (appointment) => {
      client.setQueryData<ReadDay>(
        queryKey,
        (shown) => shown && { ...shown, day: withAppointment(shown.day, appointment) },
      );
      reload();
      // It may have come from, or gone to, another service point.
      void client.invalidateQueries({ queryKey: DESK_SUMMARY });
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
