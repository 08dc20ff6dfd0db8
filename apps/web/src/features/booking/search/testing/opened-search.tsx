import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { captchaAnswers } from '../../../../fields/testing/captcha-answers.ts';
import { setLanguage } from '../../../../language/language.ts';
import { startWithAllWords } from '../../../../language/testing/all-words.ts';
import { PageContext } from '../../../../shell/page.ts';
import { samplePage } from '../../../../shell/testing/sample-page.ts';
import { KnownServices } from '../../testing/known-services.tsx';
import { BookingSearch, type BookingSearchProps } from '../booking-search.tsx';
import type { Found } from '../use-enquiry.ts';

export const ENQUIRY = 'POST /rest/appointment/appt/list';
export const CANCEL = 'DELETE /rest/appointment/appt/*';
export const found = (...bookings: unknown[]) => ({ code: 200, msg: '', data: bookings });

export const toasts = () => currentNotices().toasts.map(({ tone, text }) => [tone, text]);
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

const PAGE = samplePage({ path: '/grassrootReserve' });

function Search({ onHome, onChange }: Pick<BookingSearchProps, 'onHome' | 'onChange'>) {
  const [found, setFound] = useState<Found>();
  return (
    <PageContext value={PAGE}>
      <BookingSearch
        found={found}
        onFound={setFound}
        onFindAgain={() => setFound(undefined)}
        onHome={onHome}
        onChange={onChange}
      />
    </PageContext>
  );
}

/** Fills in what finds the sample's booking, up to the captcha, where the focus stays. */
export async function fillIn() {
  const [name, number, check, captcha] = screen.getAllByRole('textbox');
  if (!name || !number || !check || !captcha) throw new Error('four boxes expected');
  await userEvent.type(name, ' Chan Tai Man ');
  await userEvent.type(number, 'a123456');
  await userEvent.type(check, '3');
  await userEvent.type(captcha, 'k3ap');
}

/** The search of a file of tests, with an API that answers as each test says. */
export function givenSearch() {
  let api: Awaited<ReturnType<typeof startAnsweringApi>>;
  beforeAll(async () => {
    api = await startAnsweringApi();
    await startWithAllWords();
  });
  afterEach(() => {
    cleanup();
    for (const { id } of currentNotices().toasts) dismissToast(id);
    sessionStorage.clear();
    vi.useRealTimers();
  });
  afterAll(() => api.close());

  async function open(answers: Answers, language: 'tw' | 'zh' | 'en' = 'en') {
    await setLanguage(language);
    api.answer({ 'GET /auth/code': captchaAnswers(), ...answers });
    const onHome = vi.fn<() => void>();
    const onChange = vi.fn<() => void>();
    render(<Search onHome={onHome} onChange={onChange} />, { wrapper: KnownServices });
    await screen.findByRole('img', { name: /\S/ });
    return { onHome, onChange };
  }

  async function findBookings(...bookings: unknown[]) {
    const opened = await open({
      [ENQUIRY]: () => found(...bookings),
      [CANCEL]: () => ({ code: 200, msg: '' }),
    });
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'your booking records' });
    return opened;
  }

  return {
    /** What the API is to answer from now on. */
    answer: (answers: Answers) => api.answer(answers),
    sent: () => api.sent,
    sentTo: (route: string) => api.sentTo(route),
    open,
    findBookings,
  };
}
