import { notify } from '@phial/browser/notices/notices';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import {
  backFrom,
  type Correction,
  correctAddress,
  HOME,
  type JourneyAddress,
  readAddress,
  resumeAddress,
  STEPS,
  writeAddress,
} from '../../features/booking/journey.ts';
import { knownType, useServices } from '../../features/booking/services/services.ts';
import { findPoint, useServicePoints } from '../../features/booking/steps/service-points.ts';
import { FRESH, factsOf, wizardReducer } from '../../features/booking/steps/wizard-state.ts';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';

/**
 * The position in the journey the page shows, and the ways to another one. What
 * the address asks for is corrected where it cannot be (a deep link, a reload,
 * Back into a finished booking), and resumed where the menu leads to the page
 * while a journey is under way.
 */
export function useJourney() {
  const page = usePage();
  const navigation = useNavigationType();
  const [state, dispatch] = useReducer(wizardReducer, FRESH);
  const [last, setLast] = useState<JourneyAddress>();
  const [ahead, setAhead] = useState<{ of: string; address: JourneyAddress }>();

  // A choice shows at once; the address, which the router changes a moment later, catches up with it.
  const present = page.params.toString();
  if (ahead && ahead.of !== present) setAhead(undefined);
  const { services, loading: awaitingServices } = useServices();
  const named = ahead?.of === present ? { ...ahead.address, tabGiven: true } : readAddress(page.params);
  const asked = { ...named, type: knownType(services, named.type) };
  const resumed = !asked.tabGiven && navigation === 'PUSH' ? resumeAddress(last, page.returned) : undefined;
  const wanted = resumed ?? asked;
  const { points, ...loading } = useServicePoints(wanted.type, wanted.tab === 'reserve' && !awaitingServices);
  const isOfEndedBooking =
    (wanted.tab === 'reserve' && wanted.step > 1) || (wanted.tab === 'success' && !state.record);
  const ended = state.finished && navigation === 'POP' && isOfEndedBooking;
  const correction = ended
    ? { address: HOME }
    : correctAddress(wanted, {
        ...factsOf(state, wanted.people),
        pointGone: points !== undefined && findPoint(points, wanted.point) === undefined,
      });
  const address = correction?.address ?? wanted;
  const url = writeAddress(address);
  if (page.active && (!last || writeAddress(last) !== url)) setLast(address);

  // Found again by a reload, or by coming back from another site: what was typed has gone with the page before.
  const [reloaded, setReloaded] = useState(
    () => asked.tab === 'reserve' && STEPS[asked.step].holds && readHistory().entries.length > 0,
  );
  if (reloaded && !(address.tab === 'reserve' && address.step === 3)) setReloaded(false);

  const started = navigation === 'PUSH' && address.tab === 'reserve';
  useEffect(() => {
    if (started) dispatch({ kind: 'started' });
  }, [started]);

  const moved = resumed !== undefined || correction !== undefined;
  useSay(correction?.say, writeAddress(wanted));
  useEffect(() => {
    if (moved) page.open(url, { replace: true });
  }, [moved, url, page]);

  const go = useCallback(
    (to: JourneyAddress, options?: { replace?: boolean }) => {
      if (options?.replace) setAhead({ of: present, address: to });
      page.open(writeAddress(to), options);
    },
    [page, present],
  );
  const isStepBehind = useHistory(navigation);
  const back = useCallback(() => {
    const target = backFrom(address);
    // Back in the wizard and Back in the browser are the same way where the history has that step.
    if (isStepBehind(target)) window.history.back();
    else go(target, { replace: target.tab === 'reserve' });
  }, [address, go, isStepBehind]);

  return { page, address, go, back, state, dispatch, reloaded, servicePoints: { points, ...loading } };
}

/**
 * Says why an address was corrected, once for each address.
 * @param of the address that was asked for: a second one may need the same words before the first has been replaced
 */
function useSay(say: Correction['say'], of: string): void {
  const { errors, bookingWizard } = useMessages('booking');
  const texts = {
    ...errors.form,
    'find-booking-again': bookingWizard.findBookingAgain,
    'find-finished-booking': bookingWizard.findFinishedBooking,
  };
  const text = say && texts[say];
  const corrected = text && of;
  useEffect(() => {
    if (corrected && text) notify({ tone: 'warning', text });
  }, [corrected, text]);
}

/** Tells whether the browser's Back leads to the step that a Back in the wizard wants. */
function useHistory(navigation: 'PUSH' | 'POP' | 'REPLACE') {
  const { key, pathname, search } = useLocation();
  const history = useRef<JourneyHistory>(undefined);
  useEffect(() => {
    history.current = follow(history.current ?? readHistory(), { key, url: pathname + search }, navigation);
    writeHistory(history.current);
  }, [key, pathname, search, navigation]);

  return useCallback((target: JourneyAddress) => {
    const url = history.current && behind(history.current);
    if (url === undefined || target.tab !== 'reserve') return false;
    const { tab, step, point, type } = readAddress(new URLSearchParams(url.slice(url.indexOf('?'))));
    return tab === target.tab && step === target.step && point === target.point && type === target.type;
  }, []);
}

/** An entry of the browser's history that belongs to the page. */
export interface Entry {
  /** The router's name of the entry; it survives a reload. */
  readonly key: string;
  readonly url: string;
}

/**
 * What the page knows of the browser's history: its own entries, and which of
 * them is on screen. The browser tells a page only that something was pushed,
 * replaced or popped.
 */
export interface JourneyHistory {
  readonly entries: readonly Entry[];
  readonly at: number;
}

const NO_HISTORY: JourneyHistory = { entries: [], at: -1 };

/** More than a journey has; older entries are forgotten. */
const LONGEST = 40;

/**
 * The history after a navigation to an entry.
 * @param how as the router reports it; a pop may lead back or forward, by any number of entries, and a reload is one
 */
export function follow(
  history: JourneyHistory,
  entry: Entry,
  how: 'PUSH' | 'POP' | 'REPLACE',
): JourneyHistory {
  const { entries, at } = history;
  const known = entries.findIndex(({ key }) => key === entry.key);
  if (known >= 0) return { entries: entries.with(known, entry), at: known };
  if (how === 'PUSH') return shorten([...entries.slice(0, at + 1), entry]);
  if (how === 'REPLACE' && at >= 0) return { entries: entries.with(at, entry), at };
  // An entry of before the page was there: nothing is known around it.
  return { entries: [entry], at: 0 };
}

function shorten(entries: readonly Entry[]): JourneyHistory {
  const kept = entries.slice(-LONGEST);
  return { entries: kept, at: kept.length - 1 };
}

/** The address the browser's Back leads to, where that is known. */
export const behind = ({ entries, at }: JourneyHistory): string | undefined => entries[at - 1]?.url;

const KEY = 'journey';

/** The history of before a reload. Addresses of the journey hold nothing personal. */
function readHistory(): JourneyHistory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isHistory(kept) ? kept : NO_HISTORY;
  } catch {
    return NO_HISTORY;
  }
}

/** Keeps the history for a reload; without storage it lasts as long as the page. */
function writeHistory(history: JourneyHistory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(history));
  } catch {
    // Back in the wizard then replaces the address instead of going back to it.
  }
}

function isHistory(value: unknown): value is JourneyHistory {
  return (
    isRecord(value) &&
    typeof value.at === 'number' &&
    Array.isArray(value.entries) &&
    value.entries.every(
      (entry) => isRecord(entry) && typeof entry.key === 'string' && typeof entry.url === 'string',
    )
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
