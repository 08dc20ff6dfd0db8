import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { startLocalApi } from '@phial/browser/testing/local-api';
import { CallError } from '@phial/client/call-error';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';

type LocalApi = Awaited<ReturnType<typeof startLocalApi>>;

/** The client of the site, in English, before an API of this machine; call it once a file, outside any test. */
export function givenClient(): { readonly api: LocalApi } {
  const given: { api?: LocalApi } = {};
  beforeAll(async () => {
    given.api = await startLocalApi();
    document.documentElement.dataset.apiPrefix = `${given.api.origin}/api/`;
    await startWithAllWords();
  });
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    given.api?.reset();
    await setLanguage('en');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const toast of currentNotices().toasts) dismissToast(toast.id);
    for (const alert of currentNotices().alerts) alert.acknowledge();
  });
  afterAll(() => given.api?.close());
  return given as { readonly api: LocalApi };
}

export const enquiry = {
  name: '陳大文',
  docNo: 'A123456(3)',
  uuid: 'u1',
  captcha: '7K3P',
  language: 'tc',
} as const;
export const hold = { servPtId: 'p1', servTime: '2026-12-01 09:30:00' };
export const booking = { ...enquiry, ...hold, apptRecordId: '1' };

export const toasts = () => currentNotices().toasts.map(({ text }) => text);
export const alerts = () => currentNotices().alerts.map(({ text }) => text);
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call should have been rejected'),
    (error: unknown) => {
      if (error instanceof CallError) return error;
      throw error;
    },
  );
