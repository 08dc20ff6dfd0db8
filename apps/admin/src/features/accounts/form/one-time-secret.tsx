import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { CopyButton } from './copy-button.tsx';
import styles from './one-time-secret.module.css';

export interface OneTimeWords {
  readonly title: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly close: string;
}

/** The only time a password or key is shown; closes by its button alone, so that no stray key takes it away. */
export function OneTimeSecret({
  words,
  lead,
  secret,
  onClose,
}: {
  words: OneTimeWords;
  lead: string;
  secret: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title}
      size="small"
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className={styles.parts}>
        <p>{lead}</p>
        <p>
          <code className={styles.secret}>{secret}</code>
        </p>
        <CopyButton text={secret} label={words.copy} done={words.copied} failed={words.notCopied} />
      </div>
    </Dialog>
  );
}
