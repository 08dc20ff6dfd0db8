import { notify } from '@phial/browser/notices/notices';
import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { findBookings } from '@phial/contract/calls/bookings';
import { useCallback, useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { notifyCallError, type StandingRefusal, standingRefusal } from '../../../api-client/error-notices.ts';
import { currentMessages, useLanguage } from '../../../language/language.ts';
import {
  EMPTY_ENQUIRY,
  type EnquiryErrors,
  type EnquiryForm,
  stillWrong,
  toEnquiry,
  validateEnquiry,
} from './enquiry-form.ts';

/** What an enquiry has found. */
export interface Found {
  /** Soonest first. */
  readonly bookings: readonly BookingRecord[];
  /** Entries of the waiting list, in the order of joining. */
  readonly waiting: readonly WaitingEntry[];
}

/** Why the last enquiry that was sent led nowhere: nothing was found, or the server refused. */
type Outcome = 'no-data' | StandingRefusal | undefined;

/**
 * The enquiry as a form: validated before any call, sent once at a time,
 * everything kept when nothing is found or the server refuses. What stands in
 * the way stays in the page until it is mended or the next attempt.
 * @param onFound gets at least one booking or entry of the waiting list
 */
export function useEnquiry(onFound: (found: Found) => void) {
  const language = useLanguage();
  const [form, setForm] = useState<EnquiryForm>(EMPTY_ENQUIRY);
  const [attempt, setAttempt] = useState<{ count: number; errors: EnquiryErrors }>({ count: 0, errors: {} });
  const [outcome, setOutcome] = useState<Outcome>();
  const [refreshCount, setRefreshCount] = useState(0);
  const [busy, setBusy] = useState(false);
  // A second press comes before the state of the first has been rendered.
  const underWay = useRef(false);
  const notices = useOwnNotices();

  const edit = useCallback((change: Partial<EnquiryForm>) => setForm((now) => ({ ...now, ...change })), []);

  const enquire = async () => {
    try {
      const { data: bookings, waiting = [] } = await send(findBookings, {
        body: toEnquiry(form, language),
        timeLimit: 'short',
        ownMessage: true,
      });
      if (bookings.length + waiting.length > 0) return onFound({ bookings, waiting });
      setOutcome('no-data');
      notices.show({
        tone: 'warning',
        text: () => currentMessages().errors.client.noData,
        detail: () => currentMessages('booking').bookingDesk.search.noDataDetail,
      });
    } catch (error) {
      setOutcome(standingRefusal(error));
      notifyCallError(error, notices.show);
    }
    setRefreshCount((count) => count + 1);
  };

  const submit = async () => {
    if (underWay.current) {
      notify({ tone: 'warning', text: () => currentMessages().errors.client.duplicate });
      return;
    }
    const errors = validateEnquiry(form);
    notices.clear();
    setOutcome(undefined);
    setAttempt(({ count }) => ({ count: count + 1, errors }));
    if (Object.keys(errors).length > 0) return;

    underWay.current = true;
    setBusy(true);
    try {
      await enquire();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    form,
    errors: stillWrong(attempt.errors, form),
    attempt: attempt.count,
    outcome,
    busy,
    refreshCount,
    edit,
    submit,
  };
}
