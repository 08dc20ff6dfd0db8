import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentNotices, dismissToast, notify, setReading, showAlert } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentNotices().toasts) dismissToast(id);
  vi.useRealTimers();
});

const texts = () => currentNotices().toasts.map(({ text }) => text);

test('a toast stays 5 seconds, or a given time', () => {
  notify({ tone: 'error', text: 'five' });
  notify({ tone: 'info', text: 'eight', seconds: 8 });
  vi.advanceTimersByTime(4_999);
  expect(texts()).toEqual(['five', 'eight']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['eight']);
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
});

test('the same words twice are one toast, with its whole time again', () => {
  notify({ tone: 'warning', text: 'No data' });
  vi.advanceTimersByTime(3_000);
  notify({ tone: 'warning', text: 'No data' });
  vi.advanceTimersByTime(4_000);
  expect(texts()).toEqual(['No data']);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});

test('a toast whose words are looked up follows the language', () => {
  let language = 'en';
  notify({
    tone: 'warning',
    text: () => (language === 'en' ? 'No data' : '暫無數據'),
    detail: () => language,
  });
  expect(texts()).toEqual(['No data']);
  language = 'tw';
  expect(texts()).toEqual(['暫無數據']);
  expect(currentNotices().toasts[0]?.detail).toBe('tw');
});

test('no toast disappears while it is being read', () => {
  notify({ tone: 'error', text: 'long' });
  setReading(true);
  notify({ tone: 'error', text: 'later' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['long', 'later']);
  setReading(false);
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual([]);
});

test('dismissing the toast under the pointer does not stop the next one', () => {
  notify({ tone: 'error', text: 'one' });
  setReading(true);
  dismissToast(currentNotices().toasts[0]?.id ?? '');
  notify({ tone: 'error', text: 'two' });
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual([]);
});

test('alerts come one after the other and resolve when acknowledged', async () => {
  const first = showAlert('one');
  const second = showAlert('two');
  expect(currentNotices().alerts.map(({ text }) => text)).toEqual(['one', 'two']);
  currentNotices().alerts[0]?.acknowledge();
  await first;
  expect(currentNotices().alerts.map(({ text }) => text)).toEqual(['two']);
  currentNotices().alerts[0]?.acknowledge();
  await second;
  expect(currentNotices().alerts).toEqual([]);
});
