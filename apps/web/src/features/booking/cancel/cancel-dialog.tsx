import { formatCardTime } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './cancel-dialog.module.css';
import type { Cancellation } from './use-cancellation.ts';

/** Asks before a booking is cancelled, which cannot be undone. */
export function CancelDialog({ asking, busy, keep, confirm }: Cancellation) {
  const { cancel: words, record } = useMessages().bookingDesk;
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
            { term: record.place, value: localised(asking.testServPtVo, 'servPt', language) },
            { term: record.code, value: asking.appointmentRelNumber },
          ]}
        />
      )}
    </Dialog>
  );
}
