import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { ToastRegion } from '@phial/ui/toast-region/toast-region';
import { dismissToast, setReading, useNotices } from './notices.ts';

interface NoticesWords {
  readonly region: string;
  readonly dismiss: string;
  readonly alertTitle: string;
  readonly ok: string;
}

/** Toasts and the modal alert, drawn once for the whole site. */
export function NoticesRegion({ words }: { words: NoticesWords }) {
  const { toasts, alerts } = useNotices();
  const alert = alerts[0];
  return (
    <>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => dismissToast(String(id))}
        onReading={setReading}
        dismissLabel={words.dismiss}
        label={words.region}
      />
      {alert !== undefined && (
        <Dialog
          key={alert.id}
          open
          role="alertdialog"
          size="small"
          title={words.alertTitle}
          onClose={alert.acknowledge}
          actions={
            <Button variant="primary" onClick={alert.acknowledge}>
              {words.ok}
            </Button>
          }
        >
          <p>{alert.text}</p>
        </Dialog>
      )}
    </>
  );
}
