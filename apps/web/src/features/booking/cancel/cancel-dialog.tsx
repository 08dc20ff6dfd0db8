import { notify } from '@phial/browser/notices/notices';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { formatCardTime } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { notifyCallError } from '../../../api-client/error-notices.ts';
import { currentMessages, useLanguage, useMessages } from '../../../language/language.ts';
import styles from './cancel-dialog.module.css';

/** Asks before a booking is cancelled, which cannot be undone. */
export function CancelDialog({ asking, busy, keep, confirm }: Cancellation) {
  const { cancel: words, record } = useMessages('booking').bookingDesk;
  const language = useLanguage();

  return (
    <Dialog
      open={asking !== undefined}
      onClose={keep}
      busy={busy}
      role="alertdialog"
      title={words.title}
      closeLabel={words.close}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={keep}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.tip}>{words.tip}</p>
      {asking && (
        <DefinitionList
          rows={[
            { term: record.time, value: formatCardTime(asking.servTime) },
            { term: record.servicePoint, value: localised(asking.testServPtVo, 'servPt', language) },
            { term: record.code, value: asking.appointmentRelNumber },
          ]}
        />
      )}
    </Dialog>
  );
}

/** How long the success message stands alone before the booking home shows. */
const HOME_AFTER_MS = 1000;

/** What the dialog shows of a booking. */
type AskedBooking = Pick<
  BookingRecord,
  'apptRecordId' | 'appointmentRelNumber' | 'servTime' | 'testServPtVo'
>;

export interface Cancellation {
  /** The booking the dialog asks about. */
  asking: AskedBooking | undefined;
  busy: boolean;
  /** True between the success and the booking home: nothing more can be done with the screen. */
  done: boolean;
  ask: (booking: AskedBooking) => void;
  keep: () => void;
  confirm: () => Promise<void>;
}

/**
 * Cancelling with its question: after success a
 * message, the dialog closes, a second later `onHome`; after a failure the
 * server's words, the dialog closes and the screen stays.
 * @param cancel sends the call of the screen, which shows its failure itself
 */
export function useCancellation(cancel: (id: string) => Promise<unknown>, onHome: () => void): Cancellation {
  const [asking, setAsking] = useState<AskedBooking>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const goHome = useEffectEvent(onHome);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => goHome(), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const confirm = async () => {
    if (asking === undefined || busy) return;
    setBusy(true);
    try {
      await cancel(asking.apptRecordId);
      notify({ tone: 'success', text: currentMessages('booking').bookingDesk.cancel.done });
      setDone(true);
    } catch (error) {
      notifyCallError(error);
    }
    setBusy(false);
    setAsking(undefined);
  };

  return { asking, busy, done, ask: setAsking, keep: () => setAsking(undefined), confirm };
}
