import { describe, expect, it } from 'vitest';
import {
  backFrom,
  correctAddress,
  HOME,
  type JourneyAddress,
  type JourneyFacts,
  readAddress,
  resumeAddress,
  writeAddress,
} from './journey.ts';

const onStep = (step: JourneyAddress['step'], more: Partial<JourneyAddress> = {}): JourneyAddress => ({
  tab: 'reserve',
  step,
  type: 'ECG',
  point: 'SP01',
  time: '2026-11-24 10:30:00',
  change: false,
  ...more,
});

const FACTS: JourneyFacts = { person: true, changing: false, record: false, pointGone: false };

const read = (url: string) => readAddress(new URLSearchParams(url.slice(url.indexOf('?'))));

describe('the address of the journey', () => {
  it('reads back what it writes', () => {
    for (const address of [
      onStep(1),
      onStep(2, { time: undefined }),
      onStep(4, { type: 'other', change: true }),
    ]) {
      expect(read(writeAddress(address))).toEqual({ ...address, tabGiven: true });
    }
  });

  it('keeps how many people are booked in one go, but not for a change', () => {
    const three = onStep(2, { people: 3 });
    expect(read(writeAddress(three))).toEqual({ ...three, tabGiven: true });
    for (const text of ['1', '5', '2.5', 'two', '']) {
      expect(read(`?tab=reserve&people=${text}`).people).toBeUndefined();
    }
    expect(read('?tab=reserve&people=2&change=1').people).toBeUndefined();
  });

  it('is short and readable', () => {
    expect(writeAddress(onStep(3))).toBe(
      '/grassrootReserve?index=8&tab=reserve&step=3&type=ECG&point=SP01&time=2026-11-24T10:30',
    );
    expect(writeAddress(HOME)).toBe('/grassrootReserve?index=8&tab=home');
  });

  it('carries nothing of the wizard outside it', () => {
    expect(writeAddress(onStep(4, { tab: 'success' }))).toBe('/grassrootReserve?index=8&tab=success');
  });

  it('is the booking home where no part is named', () => {
    expect(read('?index=8')).toMatchObject({ tab: 'home', tabGiven: false });
    expect(read('?index=8&tab=constructor')).toMatchObject({ tab: 'home', tabGiven: false });
  });

  it('treats what it does not understand as absent', () => {
    expect(read('?tab=reserve&step=9&type=9-lives&point=&time=2026-02-30T10:00')).toMatchObject({
      step: 1,
      type: 'ECG',
      point: undefined,
      time: undefined,
    });
  });

  it('keeps what may be the code of a service as it is written', () => {
    expect(read('?tab=reserve&type=OTHER').type).toBe('OTHER');
  });
});

describe('back', () => {
  it('lowers the step by one and closes the wizard on step 1', () => {
    expect(backFrom(onStep(4))).toEqual(onStep(3));
    expect(backFrom(onStep(3))).toEqual(onStep(2));
    expect(backFrom(onStep(2))).toEqual(onStep(1));
    expect(backFrom(onStep(1)).tab).toBe('home');
  });

  it('leads to the booking home from every other part', () => {
    for (const tab of ['begin', 'search', 'success'] as const) {
      expect(backFrom({ ...HOME, tab }).tab).toBe('home');
    }
  });
});

describe('a step that cannot be reached', () => {
  it('stays where everything it needs is present', () => {
    for (const step of [1, 2, 3, 4] as const) expect(correctAddress(onStep(step), FACTS)).toBeUndefined();
  });

  it('falls back to the service points without one, and says so', () => {
    const corrected = correctAddress(onStep(3, { point: undefined }), FACTS);
    expect(corrected).toEqual({
      address: onStep(1, { point: undefined, time: undefined }),
      say: 'choose-address',
    });
  });

  it('falls back to the service points when the chosen one is gone', () => {
    const corrected = correctAddress(onStep(2), { ...FACTS, pointGone: true });
    expect(corrected).toMatchObject({ address: { step: 1, point: undefined }, say: 'choose-address' });
  });

  it('falls back to the times without one, and says so', () => {
    expect(correctAddress(onStep(4, { time: undefined }), FACTS)).toMatchObject({
      address: { step: 2, point: 'SP01' },
      say: 'choose-date',
    });
  });

  it('falls back from step 4 to an empty form silently, as after a reload', () => {
    expect(correctAddress(onStep(4), { ...FACTS, person: false })).toEqual({
      address: onStep(3),
      say: undefined,
    });
  });

  it('leads to the search when the booking to change is missing', () => {
    expect(correctAddress(onStep(2, { change: true }), FACTS)).toMatchObject({
      address: { tab: 'search' },
      say: 'find-booking-again',
    });
    expect(correctAddress(onStep(2, { change: true }), { ...FACTS, changing: true })).toBeUndefined();
  });

  it('leads to the search from the success part without a booking to show, and says why', () => {
    expect(correctAddress({ ...HOME, tab: 'success' }, FACTS)).toEqual({
      address: { ...HOME, tab: 'search' },
      say: 'find-finished-booking',
    });
    expect(correctAddress({ ...HOME, tab: 'success' }, { ...FACTS, record: true })).toBeUndefined();
  });
});

describe('coming back by the menu', () => {
  it('resumes a reservation under way from any part of the page', () => {
    expect(resumeAddress(onStep(3), false)).toEqual(onStep(3));
    expect(resumeAddress(onStep(3), true)).toEqual(onStep(3));
  });

  it('shows the part left for another page, but goes home from it on the page itself', () => {
    const search: JourneyAddress = { ...HOME, tab: 'search' };
    expect(resumeAddress(search, true)).toEqual(search);
    expect(resumeAddress(search, false)).toBeUndefined();
  });

  it('shows the booking home when nothing is under way', () => {
    expect(resumeAddress(undefined, true)).toBeUndefined();
    expect(resumeAddress(HOME, true)).toBeUndefined();
  });
});
