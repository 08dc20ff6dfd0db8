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
import { findPoint, useServicePoints } from '../../features/booking/steps/service-points.ts';
import { FRESH, factsOf, wizardReducer } from '../../features/booking/steps/wizard-state.ts';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { behind, follow, readTrail, type Trail, writeTrail } from './trail.ts';

/**
 * The place in the journey the page shows, and the ways to another one. What
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
  const asked = ahead?.of === present ? { ...ahead.address, tabGiven: true } : readAddress(page.params);
  const resumed = !asked.tabGiven && navigation === 'PUSH' ? resumeAddress(last, page.returned) : undefined;
  const wanted = resumed ?? asked;
  const { points, ...loading } = useServicePoints(wanted.type, wanted.tab === 'reserve');
  const isOfEndedBooking =
    (wanted.tab === 'reserve' && wanted.step > 1) || (wanted.tab === 'success' && !state.record);
  const ended = state.finished && navigation === 'POP' && isOfEndedBooking;
  const correction = ended
    ? { address: HOME }
    : correctAddress(wanted, {
        ...factsOf(state),
        pointGone: points !== undefined && findPoint(points, wanted.point) === undefined,
      });
  const address = correction?.address ?? wanted;
  const url = writeAddress(address);
  if (page.active && (!last || writeAddress(last) !== url)) setLast(address);

  // Found again by a reload, or by coming back from another site: what was typed has gone with the page before.
  const [reloaded, setReloaded] = useState(
    () => asked.tab === 'reserve' && STEPS[asked.step].holds && readTrail().entries.length > 0,
  );
  if (reloaded && !(address.tab === 'reserve' && address.step === 3)) setReloaded(false);

  const started = navigation === 'PUSH' && address.tab === 'reserve';
  useEffect(() => {
    if (started) dispatch({ kind: 'started' });
  }, [started]);

  const moved = resumed !== undefined || correction !== undefined;
  useSay(correction?.say);
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
  const isStepBehind = useTrail(navigation);
  const back = useCallback(() => {
    const target = backFrom(address);
    // Back in the wizard and Back in the browser are the same way where the history has that step.
    if (isStepBehind(target)) window.history.back();
    else go(target, { replace: target.tab === 'reserve' });
  }, [address, go, isStepBehind]);

  return { page, address, go, back, state, dispatch, reloaded, places: { points, ...loading } };
}

function useSay(say: Correction['say']): void {
  const { errors, bookingWizard } = useMessages();
  const texts = {
    ...errors.form,
    'find-booking-again': bookingWizard.findBookingAgain,
    'find-finished-booking': bookingWizard.findFinishedBooking,
  };
  const text = say && texts[say];
  useEffect(() => {
    if (text) notify({ tone: 'warning', text });
  }, [text]);
}

/** Tells whether the browser's Back leads to the step that a Back in the wizard wants. */
function useTrail(navigation: 'PUSH' | 'POP' | 'REPLACE') {
  const { key, pathname, search } = useLocation();
  const trail = useRef<Trail>(undefined);
  useEffect(() => {
    trail.current = follow(trail.current ?? readTrail(), { key, url: pathname + search }, navigation);
    writeTrail(trail.current);
  }, [key, pathname, search, navigation]);

  return useCallback((target: JourneyAddress) => {
    const url = trail.current && behind(trail.current);
    if (url === undefined || target.tab !== 'reserve') return false;
    const { tab, step, point, type } = readAddress(new URLSearchParams(url.slice(url.indexOf('?'))));
    return tab === target.tab && step === target.step && point === target.point && type === target.type;
  }, []);
}
