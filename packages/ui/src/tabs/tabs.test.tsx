import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Branches } from './tabs.stories.tsx';

afterEach(cleanup);

beforeEach(() => {
  render(<Branches />);
});

const chosen = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected') === 'true');
const tab = (name: string) => screen.getByRole('tab', { name });

test('the row is named, the first tab is chosen, and its panel has its name', () => {
  expect(screen.getByRole('tablist', { name: 'Our places' })).toBeDefined();
  expect(chosen()).toEqual([true, false, false]);
  const panel = screen.getByRole('tabpanel', { name: 'Head office' });
  expect(panel.textContent).toBe('Map of Head office');
  expect(tab('Head office').getAttribute('aria-controls')).toBe(panel.id);
});

test('a press chooses', async () => {
  await userEvent.click(tab('Mong Kok'));
  expect(chosen()).toEqual([false, false, true]);
  expect(screen.getByRole('tabpanel', { name: 'Mong Kok' }).textContent).toBe('Map of Mong Kok');
});

test('the row is one stop for the Tab key', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Head office'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(tab('Head office'));
});

test.each([
  ['{ArrowRight}', 'Central'],
  ['{ArrowRight}{ArrowRight}', 'Mong Kok'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Head office'],
  ['{ArrowLeft}', 'Mong Kok'],
  ['{ArrowRight}{ArrowLeft}', 'Head office'],
  ['{End}', 'Mong Kok'],
  ['{End}{Home}', 'Head office'],
  ['{Alt>}{ArrowRight}{/Alt}', 'Head office'],
])('%s chooses %s and takes the focus along', async (keys, name) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tabpanel', { name })).toBeDefined();
  expect(document.activeElement).toBe(tab(name));
});

test('keys count from the tab with the focus, also while the choice is still on its way', async () => {
  cleanup();
  const asked: string[] = [];
  render(<Branches onChoose={(id) => asked.push(id)} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(asked).toEqual(['Central', 'Mong Kok']);
});
