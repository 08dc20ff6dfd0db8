import type { RecoveryCodes } from '@phial/contract/staff/second-factor';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useHoldDialog } from '@phial/ui/dialog/hold-dialog';
import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../../language/language.ts';
import { saveFile } from '../../../table/save-file.ts';
import { useFirstFocus } from '../form/account-form.tsx';
import { CopyButton } from '../form/copy-button.tsx';
import styles from './recovery-codes.module.css';

/**
 * The only time the codes are shown: to be copied, saved or printed, and then put away on purpose. A dialog around
 * them stays, so that no stray key takes them away.
 */
export function RecoveryCodesShown({
  codes: { codes },
  onKept,
}: {
  codes: RecoveryCodes;
  onKept: () => void;
}) {
  const words = useMessages().accounts.recovery;
  const first = useFirstFocus<HTMLParagraphElement>();
  useHoldDialog(true);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles.shown}>
      <p ref={first} tabIndex={-1}>
        {words.lead}
      </p>
      <ol className={styles.codes} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <ButtonRow gap="small">
        <CopyButton text={text} label={words.copy} done={words.copied} failed={words.notCopied} />
        <Button
          size="small"
          icon={<Icon name="download" size={20} />}
          onClick={() => saveFile(`${words.file}.txt`, new Blob([text], { type: 'text/plain' }))}
        >
          {words.download}
        </Button>
        <Button size="small" icon={<Icon name="print" size={20} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </ButtonRow>
      <Button variant="primary" onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  );
}
