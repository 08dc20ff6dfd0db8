import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';
import { useMessages } from '../../language/language.ts';

/** A button for what cannot simply be undone: it asks first. */
export function ConfirmButton({
  label,
  title,
  text,
  isBusy,
  onConfirm,
}: {
  label: string;
  title: string;
  text: string;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const { cancel } = useMessages().editing.editor;
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
            <Button onClick={() => setOpen(false)}>{cancel}</Button>
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
