import { createWorkCalls } from '@phial/browser/proof-of-work/work-calls';
import { type SendOptions, send } from '../../api-client/client.ts';

export const { doWork, earnAnswer } = createWorkCalls<SendOptions>(send, { ownMessage: true });
