import { showAlert } from '@phial/browser/notices/notices';
import type { BookingRecord } from '@phial/contract/appointment';
import type { ServiceType } from '@phial/domain/service-type';
import { useCallback, useEffect } from 'react';
import { dropToken } from '../../api-client/token.ts';
import { BookingBegin } from '../../features/booking/begin/booking-begin.tsx';
import { HOME, type JourneyAddress, STEP_ORDER, STEPS, TABS } from '../../features/booking/journey.ts';
import { BookingHome } from '../../features/booking/landing/booking-home.tsx';
import { BookingSearch } from '../../features/booking/search/booking-search.tsx';
import { Wizard } from '../../features/booking/steps/wizard.tsx';
import { BookingSuccess } from '../../features/booking/success/booking-success.tsx';
import { useMessages } from '../../language/language.ts';
import { useHeldPlace } from './use-held-place.ts';
import { useJourney } from './use-journey.ts';
import { useRequestNote } from './use-request-note.ts';

/** The booking page: home, begin, reserve, search and success, one at a time. */
export function GrassrootReserve() {
  const { errors } = useMessages();
  const { page, address, go, back, state, dispatch, reloaded, places } = useJourney();
  const { keeper, hold } = useHeldPlace(address, state.changing);
  useRequestNote({ page, tab: address.tab, go, dispatch });
  const { tab } = address;
  const { record } = state;

  const { setTitle } = page;
  const title = useTitle(address, state.changing !== undefined);
  useEffect(() => setTitle(title), [setTitle, title]);

  useEffect(() => {
    if (tab === 'home') {
      dispatch({ kind: 'left' });
      dropToken();
    }
    if (tab === 'success' && record) dispatch({ kind: 'finished', record });
  }, [tab, record, dispatch]);

  // A lost slot is a step of the journey, not an error: back to the times, with the answers kept.
  const isLost = hold.lost !== undefined;
  useEffect(() => {
    // The keeper itself is asked: another slot may have been wanted since this was drawn.
    if (isLost && keeper.view().lost && address.tab === 'reserve' && STEPS[address.step].holds) {
      go({ ...address, step: 2, time: undefined }, { replace: true });
    }
  }, [isLost, keeper, address, go]);

  const toHome = useCallback(() => go(HOME), [go]);

  const timeOut = useCallback(async () => {
    keeper.expire();
    await keeper.idle();
    // A booking that went through at the last moment stands.
    if (!keeper.view().running) return;
    await showAlert(errors.client.timedOut);
    await keeper.settled();
    keeper.end();
    go(HOME, { replace: true });
    window.location.reload();
  }, [errors, keeper, go]);

  const change = (booking: BookingRecord) => {
    dispatch({ kind: 'change', record: booking });
    go({ tab: 'reserve', step: 1, type: HOME.type, change: true });
  };

  if (tab === 'begin') {
    const choose = (type: ServiceType) => go({ tab: 'reserve', step: 1, type });
    const { noteNumber } = state;
    return <BookingBegin type={address.type} noteNumber={noteNumber} onChoose={choose} onBack={toHome} />;
  }
  if (tab === 'search') {
    const found = (bookings: BookingRecord[]) => dispatch({ kind: 'found', bookings });
    return <BookingSearch found={state.found} onFound={found} onHome={toHome} onChange={change} />;
  }
  if (tab === 'success' && record) {
    return <BookingSuccess record={record} onHome={toHome} onChange={() => change(record)} />;
  }
  if (tab === 'reserve') {
    return (
      <Wizard
        address={address}
        go={go}
        back={back}
        state={state}
        dispatch={dispatch}
        places={places}
        reloaded={reloaded}
        hold={hold}
        keeper={keeper}
        onClose={toHome}
        onTimeOut={timeOut}
      />
    );
  }
  return (
    <BookingHome
      onStart={() => go({ ...HOME, tab: 'begin' })}
      onEdit={() => go({ ...HOME, tab: 'search' })}
    />
  );
}

/** What the window is called: the step with its number, or the part of the page. */
function useTitle({ tab, step }: JourneyAddress, changing: boolean): string {
  const words = useMessages().bookingWizard;
  if (tab !== 'reserve') return words[TABS[tab].title];
  const journey = changing ? words.changeTitle : words.reserveTitle;
  return `${words[STEPS[step].title]} (${words.stepOf(step, STEP_ORDER.length)}) - ${journey}`;
}
