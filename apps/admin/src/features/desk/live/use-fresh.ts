import type { DeskAppointment } from '@phial/contract/desk';
import { useEffect, useRef, useState } from 'react';

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
