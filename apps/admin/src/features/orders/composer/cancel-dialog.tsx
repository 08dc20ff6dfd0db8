import type { OrderState } from '@phial/domain/order-state';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useMessages } from '../../../language/language.ts';

/** Asks before a draft is discarded or an order taken back. */
export function CancelDialog({
  open,
  state,
  onKeep,
  onCancel,
}: {
  open: boolean;
  state: OrderState;
  onKeep: () => void;
  onCancel: () => void;
}) {
  const words = useMessages().orders.actions;
  const isDraft = state === 'DRAFT';
  return (
    <Dialog
      role="alertdialog"
      size="small"
      open={open}
      onClose={onKeep}
      title={isDraft ? words.discardTitle : words.cancelTitle}
      actions={
        <>
          <Button onClick={onKeep}>{words.keep}</Button>
          <Button variant="danger" onClick={onCancel}>
            {isDraft ? words.discard : words.cancel}
          </Button>
        </>
      }
    >
      <p>{isDraft ? words.discardText : words.cancelText}</p>
    </Dialog>
  );
}
