import { createWorkCalls } from '@phial/browser/proof-of-work/work-calls';
import type { EarnedAnswer, Work, WorkPurpose } from '@phial/contract/work';
import { get, post } from '../api-client/client.ts';

const QUIET = { timeLimit: 'short', ownMessage: true } as const;

export const { doWork, earnAnswer } = createWorkCalls<WorkPurpose, EarnedAnswer>({
  ask: async (purpose, signal) => {
    const { data } = await get<Work>('/auth/work', {
      ...QUIET,
      params: { purpose },
      ...(signal && { signal }),
    });
    return data;
  },
  trade: async (work, signal) => {
    const body = work === undefined ? {} : { work };
    const options = { ...QUIET, repeatSubmit: false, ...(signal && { signal }) };
    return (await post<EarnedAnswer>('/auth/work', body, options)).data;
  },
});
