import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage, startLanguage } from '../language/language.ts';
import { LazyPart } from './lazy-part.tsx';
import { PageFailed } from './page-failed.tsx';

beforeAll(async () => {
  await startLanguage();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part that does not load can be retried, and the rest stays', async () => {
  // React logs every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>Here it is, {name}</p>;
  };
  render(
    <>
      <input aria-label="Note" defaultValue="half a word" />
      <LazyPart load={load} props={{ name: 'May' }} />
    </>,
  );
  expect(await screen.findByText('This page could not be loaded')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the site' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is, May')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a word');
});

test('distinguishes a broken page from one that did not load', () => {
  const failed = (lost: boolean) => (
    <MemoryRouter>
      <Routes>
        <Route path="*" element={<PageFailed lost={lost} onTryAgain={() => undefined} />} />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(failed(true));
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeDefined();
  rerender(failed(false));
  expect(screen.getByRole('heading', { level: 1, name: 'This page has stopped working' })).toBeDefined();
  return waitFor(() => expect(document.title).toContain('This page has stopped working'));
});
