import { keyOf } from '@phial/browser/server-state/call-query';
import { readReport } from '@phial/contract/calls/reports';
import type { QueryClient } from '@tanstack/react-query';

/** Cancels a reading of a report that is under way; call it before an act, or its answer undoes the act on the screen. */
export function cancelReading(client: QueryClient, reportId: string): Promise<void> {
  return client.cancelQueries({ queryKey: keyOf(readReport, { params: { id: reportId } }) });
}
