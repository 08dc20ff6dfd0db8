import type { BookingRecord } from '@phial/contract/appointment';
import { extendHold, releaseHold } from '@phial/contract/calls/holds';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../api-client/client.ts';
import { slotOf } from '../../features/booking/hold/chosen-slot.ts';
import { createHoldKeeper } from '../../features/booking/hold/hold-keeper.ts';
import { readHold, writeHold } from '../../features/booking/hold/hold-storage.ts';
import { prepareHoldWork, takeHoldWithWork } from '../../features/booking/hold/hold-work.ts';
import { type JourneyAddress, STEPS } from '../../features/booking/journey.ts';
import { newUuid } from '../../features/booking/random-id.ts';

/**
 * Keeps the place held that the journey stands on: taken on entering step 3,
 * kept in step 4 and while another page shows, given back on every way out.
 * @param changing the booking being changed, whose own time needs no hold
 */
export function useHeldPlace(address: JourneyAddress, changing: BookingRecord | undefined) {
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
  const hold = useSyncExternalStore(keeper.subscribe, keeper.view);
  const { tab, step, type, point, time } = address;
  const holds = tab === 'reserve' && STEPS[step].holds;

  // Before the effects of the calendar, which asks for free places once this one has been given back.
  useLayoutEffect(() => {
    keeper.want(holds ? slotOf({ tab, step, type, point, time }) : undefined, changing);
    // Whoever leaves the step of the times has read which one was lost.
    if (tab !== 'reserve' || step === 1) keeper.forgetLost();
  }, [keeper, holds, tab, step, type, point, time, changing]);

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
