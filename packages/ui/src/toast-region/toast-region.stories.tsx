import type { ComponentProps } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { type Toast, ToastRegion } from './toast-region.tsx';

const ERROR: Toast = { id: 1, tone: 'error', text: 'Wrong verification code', detail: 'Request 4f2a' };
const SUCCESS: Toast = { id: 2, tone: 'success', text: 'Copied' };

/** A note that is spoken at once, and one that waits. */
export function Notes(props: Partial<ComponentProps<typeof ToastRegion>>) {
  return (
    <ToastRegion
      label="Messages"
      dismissLabel="Dismiss"
      toasts={[ERROR, SUCCESS]}
      onDismiss={() => undefined}
      {...props}
    />
  );
}

export function SingleNote(props: Partial<ComponentProps<typeof ToastRegion>>) {
  return <Notes toasts={[SUCCESS]} {...props} />;
}

/** Outside an open modal dialog the region would be inert. */
export function InDialog({ open = true }: { open?: boolean }) {
  return (
    <>
      <Notes toasts={[ERROR]} />
      <Dialog open={open} onClose={() => undefined} title="Cancel booking">
        Sure?
      </Dialog>
    </>
  );
}
