import { CallError } from '@phial/client/call-error';
import { searchDeskAppointments } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { readDeskEntry } from './desk-entry.ts';

/** What the last search brought. */
export interface Found {
  readonly text: string;
  readonly appointments: readonly DeskAppointment[];
  readonly complete: boolean;
  /** All points and days were looked at. */
  readonly everywhere: boolean;
}

interface FindTargets {
  servicePointId: string;
  day: DayKey;
  /** The one that was meant. */
  onFound: (appointment: DeskAppointment) => void;
  /** A client information code was scanned instead. */
  onToken: (token: string) => void;
}

/** The search of the desk: one box for codes, names, last digits, and whatever a scanner sends. */
export function useFind({ servicePointId, day, onFound, onToken }: FindTargets) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [searching, setSearching] = useState(false);
  /** Two scans in a row: only the last one counts. */
  const latest = useRef(0);

  const clear = () => {
    latest.current += 1;
    setFound(undefined);
    setProblem(undefined);
    setSearching(false);
  };

  const search = async (raw: string, everywhere = false) => {
    clear();
    const entry = readDeskEntry(raw);
    if (entry.kind === 'nothing') return;
    if (entry.kind === 'client-information') {
      onToken(entry.token);
      return;
    }
    const text = entry.kind === 'code' ? entry.code : entry.text;
    const number = latest.current;
    setSearching(true);
    try {
      const body = { text, ...(everywhere ? {} : { servicePointId, day }) };
      const { appointments, complete } = await send(searchDeskAppointments, {
        body,
        ownMessage: true,
      });
      if (number !== latest.current) return;
      const [only] = appointments;
      if (only !== undefined && appointments.length === 1) onFound(only);
      else setFound({ text, appointments, complete, everywhere });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (number === latest.current) setProblem(error.msg);
    } finally {
      if (number === latest.current) setSearching(false);
    }
  };

  return { found, problem, searching, search, clear };
}
