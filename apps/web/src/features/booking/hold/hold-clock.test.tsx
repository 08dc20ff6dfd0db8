import type { Hold } from '@phial/contract/booking/hold';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { HoldClock } from './hold-clock.tsx';
import { createHoldKeeper, type HoldKeeper } from './hold-keeper.ts';

const SLOT = { servPtId: 'mong-kok', servTime: '2026-11-24 10:30:00', type: 'ECG' as const };
const hold = (extensionsLeft: number): Hold => ({
  holdId: 'a',
  expiresAt: '',
  secondsLeft: 600,
  extensionsLeft,
});

let keeper: HoldKeeper;
let ended: number;
let extensionsLeft: number;

function Clock() {
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  if (!view.running) return null;
  return (
    <HoldClock
      running={view.running}
      view={view}
      keeper={keeper}
      servicePoint="Mong Kok Centre"
      onEnd={() => {
        ended += 1;
      }}
    />
  );
}

beforeAll(async () => {
  await startWithAllWords();
  await setLanguage('en');
});
beforeEach(async () => {
  vi.useFakeTimers();
  ended = 0;
  extensionsLeft = 10;
  keeper = createHoldKeeper({
    take: () => Promise.resolve(hold(extensionsLeft)),
    extend: () => Promise.resolve(hold(--extensionsLeft)),
    release: () => Promise.resolve(),
    newId: () => 'id',
    now: Date.now,
    read: () => undefined,
    write: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function start() {
  keeper.want(SLOT);
  render(<Clock />);
  await pass(0);
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const clock = () => screen.getAllByRole('timer')[0]?.textContent;
const spoken = () => screen.getByRole('status').textContent;

test('starts at 600 seconds, falls by one a second and says what is held', async () => {
  await start();
  expect(clock()).toBe('10:00 600 s');
  expect(
    screen.getByText(
      'We hold Tuesday 24 November 2026, 10:30 at Mong Kok Centre for you until the time is up.',
    ),
  ).toBeTruthy();
  await pass(1);
  expect(clock()).toBe('09:59 599 s');
});

test('is announced at set moments only', async () => {
  await start();
  expect(spoken()).toBe('10 minutes left');
  await pass(299);
  expect(spoken()).toBe('10 minutes left');
  await pass(1);
  expect(spoken()).toBe('5 minutes left');
  await pass(270);
  expect(spoken()).toBe('30 seconds left');
});

test('offers more time two minutes before the end, and restarts when accepted', async () => {
  await start();
  await pass(479);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Give me more time' }));
  await pass(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(clock()).toBe('10:00 600 s');
});

test('does not reappear once dismissed', async () => {
  await start();
  await pass(480);
  fireEvent.click(screen.getByRole('button', { name: 'Continue without more time' }));
  await pass(60);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('offers nothing when no extensions are left', async () => {
  extensionsLeft = 0;
  await start();
  await pass(480);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give me more time' })).toBeNull();
});

test('does not count on for longer when the clock of the device is set back', async () => {
  await start();
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(100);
  expect(clock()).toBe('08:20 500 s');
});

test('reports its end once, even when it wakes up late', async () => {
  await start();
  vi.setSystemTime(Date.now() + 700_000);
  await pass(2);
  expect(clock()).toBe('00:00 0 s');
  expect(ended).toBe(1);
});
