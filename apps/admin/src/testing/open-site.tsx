import type { Answers } from '@phial/browser/testing/answering-api';
import { bookableSampleServices } from '@phial/content/sample/services';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { App } from '../app.tsx';
import { findSession } from '../session/api.ts';
import type { AnsweringApi } from './answering-site.ts';
import { standInEventStreams } from './event-streams.ts';
import { sampleAccount } from './sample-account.ts';

/**
 * The whole site at an address, signed in, as the person at the desk meets it.
 * @param address below the site's own, such as `/hours?point=central`
 * @returns once the page has its heading
 */
export async function openSite(
  api: AnsweringApi,
  address: string,
  { account, answers = {} }: { account?: Partial<SignedInAccount>; answers?: Answers } = {},
): Promise<void> {
  api.answer({
    'POST /user/isLogin': () => ({ code: 200, msg: '', data: { login: true, session: true } }),
    'GET /staff/session': () => ({ code: 200, msg: '', data: sampleAccount(account) }),
    'GET /rest/appointment/service/list': () => ({ code: 200, msg: '', data: bookableSampleServices }),
    'GET /staff/accounts/pending': () => ({ code: 200, msg: '', data: { pending: 0 } }),
    'GET /staff/critical-results': () => ({ code: 200, msg: '', data: { afterMinutes: 60, results: [] } }),
    ...answers,
  });
  if (globalThis.EventSource === undefined) standInEventStreams();
  void findSession();
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
}
