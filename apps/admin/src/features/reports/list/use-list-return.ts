import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How the list was left when a report was opened from it. */
interface LeftList {
  /** What had been typed; a name, mostly. */
  readonly typed: string;
  /** Id of the report that was opened. */
  readonly opened: string;
}

const KEY = ['reports-left'];

/**
 * Lets whoever comes back from a report find the list as it was left. What was
 * typed may be a name, so it is kept in memory alone, beside the answers of the
 * server, and forgotten with them when the session ends.
 * @returns how the list was left, undefined for whoever comes another way; and what to call before a report opens
 */
export function useListReturn(): { left: LeftList | undefined; leave: (left: LeftList) => void } {
  const client = useQueryClient();
  const arrived = useNavigationType();
  const { state } = useLocation();
  const [left] = useState(() =>
    arrived === 'POP' || state === TO_LIST ? client.getQueryData<LeftList>(KEY) : undefined,
  );
  const leave = (next: LeftList) => {
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(KEY, next);
  };
  return { left, leave };
}

/** State of a link that leads back to the list. */
export const TO_LIST = 'to-list';

/** The filters of the list a report was opened from, as of its address; empty where it was not opened from there. */
export function useListSearch(): string {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
}
