import { CallError } from '@phial/client/call-error';
import { searchDeskAppointments } from '@phial/contract/calls/desk';
import type { DeskAppointment, FoundAppointments } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../api-client/client.ts';
import { readDeskEntry } from './desk-entry.ts';

/** What the last search brought. */
export interface Found {
  readonly text: string;
  readonly appointments: readonly DeskAppointment[];
  readonly complete: boolean;
  /** Names of service points of others that have a coming booking of the same code or number. */
  readonly elsewhere: FoundAppointments['elsewhere'];
  /** The only service that was looked at. */
  readonly type: ServiceType | undefined;
  /** All points, days and services were looked at. */
  readonly everywhere: boolean;
}

interface FindTargets {
  servicePointId: string;
  day: DayKey;
  /** The only service on screen; undefined: all. */
  type: ServiceType | undefined;
  /** The one that was meant. */
  onFound: (appointment: DeskAppointment) => void;
  /** A client information code was scanned instead. */
  onToken: (token: string) => void;
}

/** The search of the desk: one box for codes, names, last digits, and whatever a scanner sends. */
export function useFind({ servicePointId, day, type, onFound, onToken }: FindTargets) {
  const query = useMutation({
    mutationFn: async ({ text, everywhere }: Pick<Found, 'text' | 'everywhere'>): Promise<Found> => {
      const body = everywhere ? { text } : { text, servicePointId, day, ...(type !== undefined && { type }) };
      const found = await send(searchDeskAppointments, { body, ownMessage: true });
      return { ...found, text, type: everywhere ? undefined : type, everywhere };
    },
  });

  const search = (raw: string, everywhere = false) => {
    query.reset();
    const entry = readDeskEntry(raw);
    if (entry.kind === 'nothing') return;
    if (entry.kind === 'client-information') return onToken(entry.token);
    const text = entry.kind === 'code' ? entry.code : entry.text;
    query.mutate(
      { text, everywhere },
      {
        // Not called for a search that another one has followed: of two scans in a row only the last one counts.
        onSuccess: ({ appointments: [only, ...more], elsewhere }) => {
          if (only !== undefined && more.length === 0 && elsewhere.length === 0) {
            query.reset();
            onFound(only);
          }
        },
      },
    );
  };

  return {
    found: query.data,
    problem: query.error instanceof CallError ? query.error.msg : undefined,
    searching: query.isPending,
    search,
    clear: query.reset,
  };
}
