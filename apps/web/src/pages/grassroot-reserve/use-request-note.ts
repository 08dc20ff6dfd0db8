import { notify } from '@phial/browser/notices/notices';
import { CallError } from '@phial/client/call-error';
import { readRequestNotePerson } from '@phial/contract/calls/orders';
import { useEffect, useRef } from 'react';
import { send } from '../../api-client/client.ts';
import { HOME, type JourneyAddress, type Tab } from '../../features/booking/journey.ts';
import { formOf, type WizardEvent } from '../../features/booking/steps/wizard-state.ts';
import { currentMessages } from '../../language/language.ts';
import type { Page } from '../../shell/page.ts';

/** The parameter under which the QR code of a request note has its token. */
const TOKEN = 'order';

/**
 * A visitor who scanned a doctor's request note: the token leaves the address at once, so that it stands in
 * no history and is not passed on with the page, and the person it stands for is filled into step 3.
 */
export function useRequestNote({
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
    go({ ...HOME, tab: 'begin', type: 'other' }, { replace: true });
    // A note scanned twice in a second is one person whose camera was quick.
    send(readRequestNotePerson, { body: { token }, timeLimit: 'short', repeatSubmit: false }).then(
      (person) => {
        // Who has gone home meanwhile has left the journey, and its answers with it.
        if (present.current === 'home') return;
        const { orderNumber } = person;
        dispatch({ kind: 'noted', orderNumber, form: formOf(person) });
        // The choice of service says so itself, for as long as it shows.
        if (present.current === 'begin') return;
        notify({ tone: 'success', text: currentMessages().bookingWizard.noteFilled(orderNumber) });
      },
      (error: unknown) => {
        // A toast shows the refusal; the visitor fills the form in by hand.
        if (!(error instanceof CallError)) throw error;
      },
    );
  }, [token, page, go, dispatch]);
}
