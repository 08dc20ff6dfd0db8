import { Button } from '@phial/ui/button/button';
import { Dialog, type DialogProps } from '@phial/ui/dialog/dialog';
import { useId } from 'react';

/**
 * A dialog that is one form: at its foot the way back, then the button that sends it.
 * @param className of the form
 * @param onSubmit not called while `busy`
 */
export function FormDialog({
  back,
  submit,
  variant = 'primary',
  className,
  busy = false,
  onClose,
  onSubmit,
  children,
  ...dialog
}: Pick<DialogProps, 'title' | 'closeLabel' | 'size' | 'busy' | 'children'> & {
  back: string;
  submit: string;
  variant?: 'primary' | 'danger';
  className?: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" form={id} variant={variant} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
