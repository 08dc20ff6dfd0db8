import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';

/** A button for what cannot simply be undone: it asks first. */
export function ConfirmButton({
  label,
  title,
  text,
  keep,
  isBusy,
  onConfirm,
}: {
  label: string;
  title: string;
  text: string;
  /** Words of the button that leaves everything as it is. */
  keep: string;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        size="small"
        title={title}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{keep}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setOpen(false);
                onConfirm();
              }}
            >
              {label}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
