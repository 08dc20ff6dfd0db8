import { notify } from '@phial/browser/notices/notices';
import { published } from '@phial/browser/published/published-document';
import { CallError, refusalData } from '@phial/client/call-error';
import type { BookingState } from '@phial/contract/booking/booking-state';
import { changeBookingOpening, markSetUpStep, readSetUp } from '@phial/contract/calls/set-up';
import type { SetUp, SetUpMark, SetUpStep, SetUpStepName } from '@phial/contract/staff/set-up';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, notifyCallError, send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';

const QUERY = callQuery(readSetUp, { ownMessage: true });

/** Milliseconds between two looks: a colleague may be at another step. */
const LOOK_AGAIN = 10_000;

export const useSetUp = () => useQuery({ ...QUERY, staleTime: 0, refetchInterval: LOOK_AGAIN });

/** Whether visitors can book, as far as this page knows without asking. */
export function useKnownBookingState(): BookingState {
  const { data } = useQuery({ ...QUERY, enabled: false });
  return data?.booking.state ?? published().booking;
}

/** Keeps what somebody says of a step. */
export function useMark() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ step, mark }: { step: SetUpStepName; mark: SetUpMark['mark'] }) =>
      send(markSetUpStep, { params: { step }, body: { mark }, ownMessage: true }),
    onSuccess: (setUp: SetUp) => queries.setQueryData(QUERY.queryKey, setUp),
    onError: (error, { mark }) => {
      // A visit that is not written down keeps nobody from going there.
      if (!(error instanceof CallError)) throw error;
      if (mark !== 'visited') notifyCallError(error);
    },
  });
}

/**
 * Opens the laboratory for booking, or closes it.
 * @param onMissing what is essential and missing
 */
export function useOpening(onMissing: (steps: readonly SetUpStep[]) => void) {
  const words = useMessages().setUp.opening;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { open: boolean; version: number }) =>
      send(changeBookingOpening, { body: change, ownMessage: true }),
    onSuccess: (setUp: SetUp, { open }) => {
      queries.setQueryData(QUERY.queryKey, setUp);
      onMissing([]);
      notify({ tone: 'success', text: open ? words.opened : words.nowClosed });
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const missing = refusalData(changeBookingOpening, error, 'set-up-incomplete');
      const conflict = refusalData(changeBookingOpening, error, 'version-conflict');
      if (conflict !== undefined) {
        queries.setQueryData(QUERY.queryKey, conflict.setUp);
        notify({ tone: 'warning', text: words.conflict });
      } else if (missing === undefined) notifyCallError(error);
      else onMissing(missing.steps);
    },
  });
}
