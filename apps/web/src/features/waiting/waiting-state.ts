import { readWaitingState } from '@phial/contract/calls/waiting';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';

/** Whether visitors can join the waiting list; false until it is known. */
export function useWaitingListOn(): boolean {
  const { data } = useQuery(callQuery(readWaitingState, { timeLimit: 'short' }));
  return data?.isOn === true;
}
