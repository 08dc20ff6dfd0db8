import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useHoldDialog } from './hold-dialog.tsx';

/** A button and the dialog that it opens. */
export function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Cancel booking"
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        This cannot be undone.
      </Dialog>
    </>
  );
}

/** An ordinary dialog that is open; without `onClose` only what stands inside takes it away. */
export function Terms({ busy, onClose }: Pick<DialogProps, 'busy' | 'onClose'>) {
  return (
    <Dialog open busy={busy} onClose={onClose} title="Terms" closeLabel="Close">
      <p>Please arrive ten minutes before your appointment, with your identity card and the request note.</p>
    </Dialog>
  );
}

/** What must be answered, with the focus on the harmless answer. */
export function MoreTime() {
  return (
    <Dialog
      open
      onClose={() => undefined}
      title="More time"
      actions={<Button>Leave</Button>}
      role="alertdialog"
    >
      <Button data-autofocus>Stay</Button>
    </Dialog>
  );
}

/** A part of the dialog holds it open while it is busy. */
export function HeldFromInside({ busy = true, onClose }: Pick<DialogProps, 'busy' | 'onClose'>) {
  return (
    <Dialog open onClose={onClose} title="New account" closeLabel="Close">
      <Saving busy={busy} />
    </Dialog>
  );
}

function Saving({ busy = false }: { busy?: boolean | undefined }) {
  useHoldDialog(busy);
  return <p>{busy ? 'Saving…' : 'Saved'}</p>;
}

export function TraditionalChinese() {
  return (
    <div lang="zh-Hant-HK">
      <Dialog
        open
        onClose={() => undefined}
        role="alertdialog"
        size="small"
        title="取消預約？"
        closeLabel="關閉"
        actions={
          <>
            <Button>保留預約</Button>
            <Button variant="danger">取消預約</Button>
          </>
        }
      >
        <p>取消後，此時段會開放給其他人預約，並且無法復原。</p>
      </Dialog>
    </div>
  );
}
