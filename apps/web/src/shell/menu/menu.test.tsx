import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { Drawer } from './drawer.tsx';
import { MainMenu } from './main-menu.tsx';

beforeAll(async () => {
  await startWithAllWords();
  await setLanguage('en');
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string, menu = <MainMenu />) {
  render(
    <MemoryRouter initialEntries={[address]}>
      {menu}
      <Address />
      <button type="button">elsewhere</button>
    </MemoryRouter>,
  );
}

const address = () => screen.getByRole('status').textContent;
const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const highlighted = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    (entry) => `${entry.getAttribute('data-index')} ${entry.getAttribute('aria-current')}`,
  );

describe('the horizontal menu', () => {
  test('shows the entries in order', () => {
    open('/');
    const tops = [...document.querySelectorAll('[data-top]')].map((entry) => entry.textContent);
    expect(tops).toEqual([
      'Home',
      'Company',
      'Programme booking',
      'Doctor service',
      'Test packages',
      'News',
      'Contact',
      'Recruitment',
    ]);
  });

  test('highlights the entry of the address and its parent', () => {
    open('/ensure?index=2-2');
    expect(highlighted()).toEqual(['2 true', '2-2 page']);
    cleanup();
    open('/testItemDetail?index=4-1&id=7');
    expect(highlighted()).toEqual(['4 true', '4-1 true']);
    cleanup();
    open('/doctorService');
    expect(highlighted()).toEqual(['9 true']);
    cleanup();
    open('/covidintroduce');
    expect(highlighted()).toEqual([]);
  });

  test('a click opens a list, a choice closes it and goes there', async () => {
    open('/');
    expect(screen.queryByRole('link', { name: 'Quality policy' })).toBeNull();
    await userEvent.click(group('Company'));
    expect(isOpen('Company')).toBe(true);
    await userEvent.click(link('Quality policy'));
    expect(address()).toBe('/ensure?index=2-2');
    expect(isOpen('Company')).toBe(false);
  });

  test('the pointer opens a list; the click that follows keeps it, the next one closes it', async () => {
    open('/');
    await userEvent.hover(group('Contact'));
    expect(isOpen('Contact')).toBe(true);
    await userEvent.click(group('Contact'));
    expect(isOpen('Contact')).toBe(true);
    await userEvent.click(group('Contact'));
    expect(isOpen('Contact')).toBe(false);
  });

  test('Esc closes and gives the focus back', async () => {
    open('/');
    group('Company').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement).toBe(link('About us'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Company')).toBe(false);
    expect(document.activeElement).toBe(group('Company'));
  });

  test('arrow keys go along the bar, into a list and round it', async () => {
    open('/');
    link('Home').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(group('Company'));
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen('Company')).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(link('Quality policy'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(link('Quality policy'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(link('Recruitment'));
    expect(isOpen('Company')).toBe(false);
  });

  test('a press or the focus elsewhere closes it', async () => {
    open('/');
    await userEvent.click(group('Company'));
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(isOpen('Company')).toBe(false);
    group('Contact').focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    expect(document.activeElement).toBe(link('Collection centres'));
    expect(isOpen('Contact')).toBe(true);
    await userEvent.tab();
    expect(isOpen('Contact')).toBe(false);
  });

  test('doctor login opens the staff site in a new tab', async () => {
    document.documentElement.dataset.adminSite = '/staff/';
    open('/');
    await userEvent.click(group('Doctor service'));
    const login = link('Doctor login (opens in a new tab)');
    expect(login.getAttribute('href')).toBe('/staff/');
    expect(login.getAttribute('target')).toBe('_blank');
    expect(login.getAttribute('rel')).toBe('noopener');
    expect(within(group('Doctor service').parentElement ?? document.body).getAllByRole('link')).toHaveLength(
      2,
    );
  });
});

describe('the drawer', () => {
  test('opens as a dialog, shows every entry, closes with a choice', async () => {
    open('/news?index=5', <Drawer />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Main menu' }));
    expect(dialog.getAllByRole('link')).toHaveLength(12);
    expect(highlighted()).toEqual(['5 page']);
    await act(() => userEvent.click(dialog.getByRole('link', { name: 'Contact us' })));
    expect(address()).toBe('/contactUs?index=6-1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes even when the choice is the page on screen', async () => {
    open('/news?index=5', <Drawer />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await act(() => userEvent.click(link('News')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
