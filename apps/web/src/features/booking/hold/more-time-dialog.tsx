import { notify } from '@phial/browser/notices/notices';
import { HOLD_WARNING_SECONDS } from '@phial/domain/hold-rules';
import { formatClock } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';
import { notifyCallError } from '../../../api-client/error-notices.ts';
import { useMessages } from '../../../language/language.ts';
import styles from './hold-clock.module.css';
import type { HoldKeeper } from './hold-keeper.ts';
import type { RunningHold } from './hold-storage.ts';

interface MoreTimeDialogProps {
  seconds: number;
  running: RunningHold;
  keeper: HoldKeeper;
}

/**
 * Two minutes before the end it says so, and offers more time while there is some
 * (docs/rules/holds.md#more-time).
 */
export function MoreTimeDialog({ seconds, running, keeper }: MoreTimeDialogProps) {
  const words = useMessages().bookingWizard;
  /** The end of the clock for which the visitor has waved the dialog away. */
  const [dismissed, setDismissed] = useState<number>();
  const [asking, setAsking] = useState(false);
  const dismiss = () => setDismissed(running.endsAt);
  const open = seconds > 0 && seconds <= HOLD_WARNING_SECONDS && dismissed !== running.endsAt;
  const canExtend = running.extensionsLeft > 0;

  const extend = async () => {
    setAsking(true);
    const refusal = await keeper.extend();
    setAsking(false);
    if (refusal) notifyCallError(refusal);
    else notify({ tone: 'success', text: words.extended });
  };

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      busy={asking}
      role="alertdialog"
      size="small"
      title={words.moreTimeTitle}
      actions={
        <>
          <Button disabled={asking} onClick={dismiss}>
            {words.goOn}
          </Button>
          {canExtend && (
            <Button variant="primary" busy={asking} data-autofocus onClick={() => void extend()}>
              {words.extend}
            </Button>
          )}
        </>
      }
    >
      <p>{canExtend ? words.moreTime : words.moreTimeLast}</p>
      <p className={styles.dialogTime} role="timer" aria-live="off">
        {formatClock(seconds)}
      </p>
    </Dialog>
  );
}
