import { notify, showAlert } from '@phial/browser/notices/notices';
import { newUuid } from '@phial/browser/uuid';
import { CallError } from '@phial/client/call-error';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { extendHold, releaseHold } from '@phial/contract/calls/holds';
import { readRequestNotePerson } from '@phial/contract/calls/orders';
import { type ServiceType, SPECIMEN_SERVICE_TYPE } from '@phial/domain/booking/service-type';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '../../api-client/client.ts';
import { dropToken } from '../../api-client/token.ts';
import { BookingBegin } from '../../features/booking/begin/booking-begin.tsx';
import { slotOf } from '../../features/booking/hold/hold.ts';
import { createHoldKeeper } from '../../features/booking/hold/hold-keeper.ts';
import { readHold, writeHold } from '../../features/booking/hold/hold-storage.ts';
import { prepareHoldWork, takeHoldWithWork } from '../../features/booking/hold/hold-work.ts';
import {
  HOME,
  type JourneyAddress,
  readAddress,
  STEP_ORDER,
  STEPS,
  TABS,
  type Tab,
  writeAddress,
} from '../../features/booking/journey.ts';
import { BookingHome } from '../../features/booking/landing/booking-home.tsx';
import { NotOpen } from '../../features/booking/landing/not-open.tsx';
import { formOf, type WizardEvent } from '../../features/booking/steps/wizard-state.ts';
import { currentMessages, useMessages } from '../../language/language.ts';
import { notOpen } from '../../published/opening.ts';
import { type Page, usePage, useTitle } from '../../shell/page.ts';
import { attendToScreens, LaterScreen } from './later-screen.tsx';
import { useJourney } from './use-journey.ts';

/** The booking page, or why nothing can be booked; what was booked before can be found all the same. */
export function GrassrootReserve() {
  const page = usePage();
  const booking = notOpen();
  const { tab } = readAddress(page.params);
  if (booking === undefined || (booking === 'closed' && tab === 'search')) return <BookingPage />;
  return <NotOpen booking={booking} onFind={() => page.open(writeAddress({ ...HOME, tab: 'search' }))} />;
}

/** Home, begin, reserve, search and success, one at a time. */
function BookingPage() {
  const { errors } = useMessages();
  const { page, address, go, back, state, dispatch, reloaded, servicePoints } = useJourney();
  const { keeper, hold } = useHold(address, state.changing);
  useRequestNote({ page, tab: address.tab, go, dispatch });
  const { tab } = address;
  const { record, party } = state;

  useTitle(useStepTitle(address, state.changing !== undefined));

  useEffect(() => {
    if (tab === 'home') {
      dispatch({ kind: 'left' });
      dropToken();
    }
    if (tab === 'success' && record) dispatch({ kind: 'finished', record, party });
  }, [tab, record, party, dispatch]);

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
    return (
      <BookingBegin
        type={address.type}
        noteNumber={noteNumber}
        onChoose={choose}
        onAttend={attendToScreens}
        onBack={toHome}
      />
    );
  }
  if (tab === 'search') {
    return (
      <LaterScreen>
        {({ BookingSearch }) => (
          <BookingSearch
            found={state.found}
            onFound={(found) => dispatch({ kind: 'found', found })}
            onFindAgain={() => dispatch({ kind: 'found', found: undefined })}
            onHome={toHome}
            onChange={change}
          />
        )}
      </LaterScreen>
    );
  }
  if (tab === 'success' && party !== undefined) {
    return (
      <LaterScreen>{({ PartySuccess }) => <PartySuccess records={party} onHome={toHome} />}</LaterScreen>
    );
  }
  if (tab === 'success' && record) {
    return (
      <LaterScreen>
        {({ BookingSuccess }) => (
          <BookingSuccess record={record} onHome={toHome} onChange={() => change(record)} />
        )}
      </LaterScreen>
    );
  }
  if (tab === 'reserve') {
    return (
      <LaterScreen>
        {({ Wizard }) => (
          <Wizard
            address={address}
            go={go}
            back={back}
            state={state}
            dispatch={dispatch}
            servicePoints={servicePoints}
            reloaded={reloaded}
            hold={hold}
            keeper={keeper}
            onClose={toHome}
            onTimeOut={timeOut}
          />
        )}
      </LaterScreen>
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
function useStepTitle({ tab, step }: JourneyAddress, changing: boolean): string {
  const words = useMessages('booking').bookingWizard;
  if (tab !== 'reserve') return words[TABS[tab].title];
  const journey = changing ? words.changeTitle : words.reserveTitle;
  return `${words[STEPS[step].title]} (${words.stepOf(step, STEP_ORDER.length)}) - ${journey}`;
}

/**
 * Keeps the seat held that the journey stands on: taken on entering step 3,
 * kept in step 4 and while another page shows, given back on every way out.
 * @param changing the booking being changed, whose own time needs no hold
 */
function useHold(address: JourneyAddress, changing: BookingRecord | undefined) {
  const [keeper] = useState(() =>
    createHoldKeeper({
      take: takeHoldWithWork,
      extend: (id) => send(extendHold, { params: { id }, timeLimit: 'short', ownMessage: true }),
      // Outlives the page it comes from.
      release: async (id, after) => {
        const query = after === undefined ? {} : { after };
        await send(releaseHold, {
          params: { id },
          query,
          timeLimit: 'short',
          ownMessage: true,
          keepalive: true,
        });
      },
      newId: newUuid,
      now: Date.now,
      read: readHold,
      write: writeHold,
    }),
  );
  const hold = useSyncExternalStore(keeper.subscribe, keeper.view, keeper.view);
  const { tab, step, type, point, time, people } = address;
  const holds = tab === 'reserve' && STEPS[step].holds;

  // Before the effects of the calendar, which asks for free seats once this one has been given back.
  useLayoutEffect(() => {
    keeper.want(holds ? slotOf({ tab, step, type, point, time, people }) : undefined, changing);
    // Whoever leaves the step of the times has read which one was lost.
    if (tab !== 'reserve' || step === 1) keeper.forgetLost();
  }, [keeper, holds, tab, step, type, point, time, people, changing]);

  useEffect(() => {
    const leave = () => keeper.leave();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) keeper.comeBack();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [keeper]);

  useEffect(() => {
    if (tab === 'reserve' && step === 2) prepareHoldWork();
  }, [tab, step]);

  return { keeper, hold };
}

/** The parameter under which the QR code of a request note has its token. */
const TOKEN = 'order';

/**
 * A visitor who scanned a doctor's request note: the token leaves the address at once, so that it stands in
 * no history and is not passed on with the page, and the person it stands for is filled into step 3.
 */
function useRequestNote({
  page,
  tab,
  go,
  dispatch,
}: {
  page: Page;
  tab: Tab;
  go: (to: JourneyAddress, options?: { replace?: boolean }) => void;
  dispatch: (event: WizardEvent) => void;
}): void {
  const token = page.params.get(TOKEN);
  const present = useRef(tab);
  present.current = tab;

  useEffect(() => {
    if (token === null || !page.active) return;
    // What doctors order is laboratory tests: specimens, not an ECG.
    go({ ...HOME, tab: 'begin', type: SPECIMEN_SERVICE_TYPE }, { replace: true });
    // A note scanned twice in a second is one person whose camera was quick.
    send(readRequestNotePerson, { body: { token }, timeLimit: 'short', repeatSubmit: false }).then(
      (person) => {
        // Who has gone home meanwhile has left the journey, and its answers with it.
        if (present.current === 'home') return;
        const { orderNumber } = person;
        dispatch({ kind: 'noted', orderNumber, form: formOf(person) });
        // The choice of service says so itself, for as long as it shows.
        if (present.current === 'begin') return;
        notify({ tone: 'success', text: currentMessages('booking').bookingWizard.noteFilled(orderNumber) });
      },
      (error: unknown) => {
        // A toast shows the refusal; the visitor fills the form in by hand.
        if (!(error instanceof CallError)) throw error;
      },
    );
  }, [token, page, go, dispatch]);
}
