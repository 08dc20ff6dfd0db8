// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { samplePages } from '@phial/content/testing/sample-pages';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  api.answer({ 'GET /official/page/all': () => ({ code: 200, msg: '', data: samplePages }) });
  await startWithAllWords();
});
beforeEach(async () => {
  await setLanguage('en');
  await openPage('/ensure?index=2-2');
  await screen.findByRole('region', { name: 'Our policy' });
});
afterEach(cleanup);
afterAll(() => api.close());

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the accreditation number is on the page', () => {
  expect(screen.getByText('822S')).toBeDefined();
});

test('the policy and the scopes are on the page', () => {
  expect(section('Our policy').getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(section('Accreditation scopes').getByRole('heading', { name: 'Clinical chemistry' })).toBeDefined();
});

test('the full scope opens at the accreditation body in a new tab', () => {
  const link = section('Accreditation scopes').getByRole('link');
  expect(link.getAttribute('href')).toMatch(/^https:\/\/accreditation\.example\//);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

describe('a certificate', () => {
  const NAME = 'Certificate of accreditation (sample)';
  const opener = () => screen.getByRole('button', { name: `Enlarge: ${NAME}` });

  async function openDialog() {
    await userEvent.click(opener());
    return within(screen.getByRole('dialog', { name: NAME }));
  }

  test('opens enlarged, with a text alternative', async () => {
    const dialog = await openDialog();
    const picture = dialog.getByRole('img', { name: /^Sample certificate.*822S/ });
    expect(picture.getAttribute('src')).toBe('/pictures/certificates/accreditation-en.svg');
  });

  test('closes with its button, and the focus goes back', async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  test('closes with Esc, and the focus goes back', async () => {
    await openDialog();
    // What a browser makes of the key in a modal dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  test('is drawn in the language', async () => {
    await openDialog();
    await act(() => setLanguage('tw'));
    expect(screen.getByRole('dialog', { name: '認可證書（示範）' })).toBeDefined();
    expect(screen.getByRole('img', { name: /^示範證書/ }).getAttribute('src')).toMatch(/-tw\.svg$/);
  });
});
