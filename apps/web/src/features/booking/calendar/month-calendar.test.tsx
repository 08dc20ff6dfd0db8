import type { Availability } from '@phial/contract/booking/availability';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { MonthCalendar } from './month-calendar.tsx';

const TODAY = '2027-02-10';

const day = (tag: 'ACTIVE' | 'BREAKDAY', ...quotas: boolean[]) => ({
  tag,
  slots: quotas.map((hasQuota, index) => ({
    servPtApptTimeId: String(index),
    activeTimeBegin: '',
    time: '10:00',
    day: '',
    hasQuota,
  })),
});

/** February 2027 has 28 days and begins on a Monday: four weeks that must still fill six rows. */
const DAYS: Availability = {
  '2027-02-09': day('ACTIVE', true),
  '2027-02-11': day('ACTIVE', false, false),
  '2027-02-12': day('ACTIVE', false, true),
  '2027-02-14': day('BREAKDAY'),
  '2027-02-15': day('ACTIVE', true),
};

let chosen: (string | undefined)[];
let jumps: string[];

function Calendar() {
  const [month, setMonth] = useState('2027-02');
  const [picked, setPicked] = useState<string>();
  chosen.push(picked);
  return (
    <MonthCalendar
      month={month}
      days={month === '2027-02' ? DAYS : {}}
      today={TODAY}
      reach={{ first: '2027-02', last: '2027-05' }}
      chosen={picked}
      onChoose={setPicked}
      onMonth={setMonth}
      onToday={() => jumps.push('today')}
      onSoonest={() => jumps.push('soonest')}
    />
  );
}

beforeAll(async () => {
  await startWithAllWords();
  await setLanguage('en');
});
beforeEach(() => {
  chosen = [];
  jumps = [];
  render(<Calendar />);
});
afterEach(cleanup);

const cell = (name: string) => screen.getByRole('button', { name });
const month = () => screen.getByRole('heading').textContent;
const focused = () => document.activeElement?.getAttribute('data-day');

describe('the month', () => {
  test('fills 42 cells in six rows from Monday, even in a short February', () => {
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Mon');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 6);
    expect(screen.getAllByRole('cell').length + screen.queryAllByRole('gridcell').length).toBe(42);
  });

  test('says how many slots of a free day are left', () => {
    expect(cell('Friday 12 February 2027 1 left').textContent).toContain('12');
  });

  test('says of each day in words what it is; past and absent days are not open', () => {
    expect(cell('Thursday 11 February 2027 Full').dataset.state).toBe('FULL');
    expect(cell('Sunday 14 February 2027 Break day').dataset.state).toBe('BREAKDAY');
    expect(cell('Tuesday 9 February 2027 Not open').dataset.state).toBe('UNACTIVE');
    expect(cell('Tuesday 16 February 2027 Not open').getAttribute('aria-disabled')).toBe('true');
    expect(cell('Friday 12 February 2027 1 left').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('choosing', () => {
  test('accepts a free day only', async () => {
    await userEvent.click(cell('Thursday 11 February 2027 Full'));
    await userEvent.click(cell('Sunday 14 February 2027 Break day'));
    await userEvent.click(cell('Tuesday 16 February 2027 Not open'));
    expect(chosen.at(-1)).toBeUndefined();
    await userEvent.click(cell('Friday 12 February 2027 1 left'));
    expect(chosen.at(-1)).toBe('2027-02-12');
    expect(cell('Friday 12 February 2027 Chosen').getAttribute('aria-pressed')).toBe('true');
  });

  test('goes by the keyboard: one stop for Tab, arrows to every day, Enter to choose', async () => {
    const stops = screen.getAllByRole('button').filter((each) => each.tabIndex === 0 && each.dataset.day);
    expect(stops.map((each) => each.dataset.day)).toEqual(['2027-02-12']);
    act(() => stops[0]?.focus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect([focused(), chosen.at(-1)]).toEqual(['2027-02-11', undefined]);
    await userEvent.keyboard('{End}{ArrowRight}{Enter}');
    expect([focused(), chosen.at(-1)]).toEqual(['2027-02-15', '2027-02-15']);
  });

  test('follows the keys into the next month and stays within reach', async () => {
    act(() => cell('Friday 12 February 2027 1 left').focus());
    await userEvent.keyboard('{PageDown}');
    expect([month(), focused()]).toEqual(['March 2027', '2027-03-12']);
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect([month(), focused()]).toEqual(['February 2027', '2027-02-12']);
  });
});

describe('turning the months', () => {
  test('goes no further back than the present one and no further than three ahead', async () => {
    const turn = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await turn('Previous month');
    expect(month()).toBe('February 2027');
    for (let times = 0; times < 4; times += 1) await turn('Next month');
    expect(month()).toBe('May 2027');
  });

  test('offers today and the soonest free day', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await userEvent.click(screen.getByRole('button', { name: 'Soonest free day' }));
    expect(jumps).toEqual(['today', 'soonest']);
  });
});

test('a key pressed just when the days have arrived takes the focus along', async () => {
  cleanup();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const show = (days?: Availability) =>
    root.render(
      <MonthCalendar
        month="2027-02"
        days={days}
        today={TODAY}
        reach={{ first: '2027-02', last: '2027-05' }}
        chosen="2027-02-12"
        onChoose={() => undefined}
        onMonth={() => undefined}
        onToday={() => undefined}
        onSoonest={() => undefined}
      />,
    );
  const at = (key: string) => box.querySelector<HTMLElement>(`[data-day="${key}"]`);
  show();
  await expect.poll(() => at('2027-02-12')).not.toBeNull();
  at('2027-02-12')?.focus();
  // After the commit and before its effects, which is when a quick hand may be quicker than they.
  const pressed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      at('2027-02-12')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      resolve();
    });
    watch.observe(box, { subtree: true, childList: true, attributes: true });
  });
  show(DAYS);
  await pressed;
  await expect.poll(() => document.activeElement).toBe(at('2027-02-13'));
  root.unmount();
  box.remove();
  vi.unstubAllGlobals();
});
