import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { ContentProblems } from '../content/editing.ts';
import {
  MessageTestParams,
  MessageTestResult,
  MessageWays,
  TestEmailRequest,
  TestTextRequest,
} from '../content/message-test.ts';

const call = callsOf('editing', EDITORS);

/* Tests of the messages to visitors. */

export const readMessageWays = call('GET /staff/message-ways', {
  summary: 'By which ways messages can be sent',
  answer: MessageWays,
});

/** What both tests have. */
const TEST = {
  params: MessageTestParams,
  answer: MessageTestResult,
  refusalData: { 'content-invalid': ContentProblems },
} as const;

export const sendTestEmail = call('POST /staff/message-templates/:id/test-email', {
  summary: 'Send a test of a message by e-mail',
  description:
    'The words of `body`, saved or not, in one language, filled with made-up facts and marked as a test. ' +
    'Ten times an hour.',
  ...TEST,
  body: TestEmailRequest,
  refusals: ['mail-server-missing', 'email-invalid', 'too-many-requests'],
});

export const sendTestText = call('POST /staff/message-templates/:id/test-text', {
  summary: 'Send a test of a message by text message',
  description:
    'As by e-mail; where `body` has no words of a text message, those of the house. Counts together with tests of ' +
    'the provider.',
  ...TEST,
  body: TestTextRequest,
  refusals: ['not-found', 'text-provider-missing', 'too-many-requests'],
});
