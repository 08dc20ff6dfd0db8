import { givenPublished } from '@phial/browser/testing/given-published';
import { samplePublished } from '@phial/content/testing/sample-published';
import { UNNAMED_LABORATORY } from '@phial/domain/laboratory';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { EditionSwitch, Footer } from '../footer/footer.tsx';
import { Header } from './header.tsx';

beforeAll(startWithAllWords);
beforeEach(async () => {
  await setLanguage('en');
  location.hash = '#/contactUs?index=6-1';
  Object.assign(document.documentElement.dataset, { edition: 'desktop', mobileSite: '/m/' });
});
afterEach(cleanup);

const inSite = (part: ReactNode) => render(<HashRouter>{part}</HashRouter>);

test('a laboratory without numbers, addresses and a logo has no empty rows and no link to call', () => {
  givenPublished({ ...samplePublished, laboratory: UNNAMED_LABORATORY });
  onTestFinished(() => givenPublished(samplePublished));
  inSite(
    <>
      <Header />
      <Footer />
    </>,
  );
  expect(screen.getByRole('banner').textContent).toContain('Medical laboratory');
  expect(screen.queryByRole('term')).toBeNull();
  expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
  expect(screen.queryByText(/Sample content/)).toBeNull();
});

test('the logo links to the home page', async () => {
  inSite(<Header />);
  await act(() =>
    userEvent.click(screen.getByRole('link', { name: 'Harbour Diagnostics Laboratory, home' })),
  );
  expect(location.hash).toBe('#/');
});

test('shows three language buttons, the present one pressed, and keeps the address on a change', async () => {
  inSite(<Header />);
  const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['繁 繁體中文', '简 简体中文', 'EN English']);
  const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await userEvent.click(screen.getByRole('button', { name: /简/ }));
  // The words of the language are fetched first.
  expect(await screen.findByRole('link', { name: '首页' })).toBeDefined();
  expect(pressed()).toEqual(['false', 'true', 'false']);
  expect(location.hash).toBe('#/contactUs?index=6-1');
});

test('the footer shows address, phone, sales e-mail, the sample notice and the menu', () => {
  inSite(<Footer />);
  const text = document.body.textContent ?? '';
  expect(text).toContain('18 Cobalt Blue Road');
  expect(text).toContain('Sample content');
  expect(screen.getByRole('link', { name: '0000 8220' }).getAttribute('href')).toBe('tel:+85200008220');
  expect(screen.getByRole('link', { name: /^sales@/ }).getAttribute('href')).toMatch(/^mailto:sales@/);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining([
      '#/',
      '#/AboutUs?index=2-1',
      '#/packageItemDetail?index=4-2',
      '#/testItem?index=4-1',
    ]),
  );
});

test('the link to the other edition keeps the page and the choice', async () => {
  inSite(<EditionSwitch />);
  expect(screen.getByRole('link', { name: 'Mobile version' }).getAttribute('href')).toBe(
    '/m/#/contactUs?index=6-1',
  );
  cleanup();
  document.documentElement.dataset.edition = 'mobile';
  inSite(<EditionSwitch />);
  const toDesktop = screen.getByRole('link', { name: 'Desktop version' });
  expect(toDesktop.getAttribute('href')).toBe('/#/contactUs?index=6-1');
  toDesktop.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(toDesktop);
  expect(document.cookie).toContain('edition=desktop');
});
