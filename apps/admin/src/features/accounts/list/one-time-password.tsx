import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useMessages } from '../../../language/language.ts';
import { CopyButton } from '../form/copy-button.tsx';
import styles from './account-dialog.module.css';

/** The only time a given password is shown; closes by its button alone, so that no stray key takes it away. */
export function OneTimePassword({
  name,
  password,
  onClose,
}: {
  name: string;
  password: string;
  onClose: () => void;
}) {
  const words = useMessages().accounts.oneTime;
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
        <p>{words.lead(name)}</p>
        <p>
          <code className={styles.password}>{password}</code>
        </p>
        <CopyButton text={password} label={words.copy} done={words.copied} failed={words.notCopied} />
      </div>
    </Dialog>
  );
}
