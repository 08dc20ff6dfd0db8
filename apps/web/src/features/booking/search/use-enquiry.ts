import { notify } from '@phial/browser/notices/notices';
import type { BookingRecord } from '@phial/contract/appointment';
import { useCallback, useRef, useState } from 'react';
import { notifyCallError } from '../../../api-client/error-notices.ts';
import { currentMessages, useLanguage } from '../../../language/language.ts';
import { enquire } from '../api.ts';
import {
  EMPTY_ENQUIRY,
  type EnquiryErrors,
  type EnquiryForm,
  toEnquiry,
  validateEnquiry,
} from './enquiry-form.ts';

/**
 * The enquiry as a form: validated before any call (SRCH-014), sent once at a
 * time, everything kept when nothing is found (SRCH-016) or the server refuses
 * (SRCH-041).
 * @param onFound gets at least one booking
 */
export function useEnquiry(onFound: (bookings: BookingRecord[]) => void) {
  const language = useLanguage();
  const [form, setForm] = useState<EnquiryForm>(EMPTY_ENQUIRY);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [refreshCount, setRefreshCount] = useState(0);
  const [busy, setBusy] = useState(false);
  // A second press comes before the state of the first has been rendered.
  const underWay = useRef(false);

  const edit = useCallback((change: Partial<EnquiryForm>) => setForm((now) => ({ ...now, ...change })), []);

  const submit = async () => {
    if (underWay.current) {
      notify({ tone: 'warning', text: currentMessages().errors.client.duplicate });
      return;
    }
    const found = validateEnquiry(form);
    setErrors(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;

    underWay.current = true;
    setBusy(true);
    try {
      const bookings = await enquire(toEnquiry(form, language));
      if (bookings.length > 0) return onFound(bookings);
      const { bookingDesk, errors } = currentMessages();
      notify({ tone: 'warning', text: errors.client.noData, detail: bookingDesk.search.noDataDetail });
      setRefreshCount((count) => count + 1);
    } catch (error) {
      notifyCallError(error);
      setRefreshCount((count) => count + 1);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { form, errors, attempt, busy, refreshCount, edit, submit };
}
