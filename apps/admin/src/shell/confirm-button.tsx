import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';

/** A button for what cannot simply be undone: it asks first. */
export function ConfirmButton({
  label,
  name,
  size,
  title,
  text,
  keep,
  isBusy,
  onConfirm,
}: {
  label: string;
  /** What the button is called where its label alone does not say what it is done to. */
  name?: string;
  size?: 'small';
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
      <Button variant="quiet" size={size} aria-label={name} busy={isBusy} onClick={() => setOpen(true)}>
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
