import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startLanguage } from '../language/language.ts';
import { Page } from './page.tsx';

beforeAll(startLanguage);
afterEach(cleanup);

/** A page whose filter is in its address. */
function Filtered({ title }: { title: string }) {
  const [params, setParams] = useSearchParams();
  return (
    <Page title={title}>
      <input
        aria-label="Filter"
        value={params.get('filter') ?? ''}
        onChange={({ target }) => setParams({ filter: target.value }, { replace: true })}
      />
      <Link to="/next">Next</Link>
    </Page>
  );
}

function show() {
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Routes>
        <Route path="/first" element={<Filtered title="First" />} />
        <Route path="/next" element={<Filtered title="Next" />} />
      </Routes>
    </MemoryRouter>,
  );
}

test('a filter in the address keeps the focus, even on the first page of a visit', async () => {
  show();
  expect(document.activeElement).toBe(document.body);
  await userEvent.type(screen.getByRole('textbox', { name: 'Filter' }), 'abc');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter' }).value).toBe('abc');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Filter' }));
});

test('the heading of a page that a link leads to takes the focus', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Next' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Filter' }), 'x');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Filter' }));
});
