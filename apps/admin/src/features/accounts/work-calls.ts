import { createWorkCalls } from '@phial/browser/proof-of-work/work-calls';
import type { EarnedAnswer, Work, WorkPurpose } from '@phial/contract/work';
import { get, post } from '../../api-client/client.ts';

export const { doWork, earnAnswer } = createWorkCalls<WorkPurpose, EarnedAnswer>({
  ask: async (purpose, signal) => {
    const options = { ownMessage: true, params: { purpose }, ...(signal && { signal }) };
    return (await get<Work>('/auth/work', options)).data;
  },
  trade: async (work, signal) => {
    const options = { ownMessage: true, ...(signal && { signal }) };
    return (await post<EarnedAnswer>('/auth/work', work === undefined ? {} : { work }, options)).data;
  },
});
