import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { findRoute, ROUTES } from '../../routes.ts';
import { Footer } from './footer.tsx';

beforeAll(startWithAllWords);
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Footer />
    </MemoryRouter>,
  );
}

const hasSiteMap = () => screen.queryByRole('navigation', { name: 'Site map' }) !== null;

test.each(['/', '/grassrootReserve?index=8', '/grassrootReserve?index=8&tab=search'])(
  'repeats the menu at %s',
  (address) => {
    open(address);
    expect(hasSiteMap()).toBe(true);
  },
);

test('is slim in the booking wizard, and still says how to reach the laboratory', () => {
  open('/grassrootReserve?index=8&tab=reserve&type=ECG&step=1');
  expect(hasSiteMap()).toBe(false);
  for (const term of ['Address', 'Phone', 'Sales e-mail']) expect(screen.getByText(term)).toBeDefined();
});

test.each(['/', '/grassrootReserve?index=8&tab=reserve'])('leads to the statements from %s', (address) => {
  open(address);
  const links = within(screen.getByRole('navigation', { name: 'Terms, privacy and accessibility' }));
  const paths = links.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(paths).toEqual(['/privacy', '/terms', '/accessibility']);
  for (const path of paths) expect(findRoute(ROUTES, path)).toBeDefined();
});
