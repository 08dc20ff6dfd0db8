import type { Messages } from '@phial/content/messages/messages';
import { Button } from '@phial/ui/button/button';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './agreement-box.module.css';

interface AgreementBoxProps {
  id: string;
  label: string;
  /** Words of the button that opens the text. */
  read: string;
  text: Messages['terms']['service'];
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** A box to tick, and the text it stands for in a dialog (WIZ-030 to WIZ-036, D-45). */
export function AgreementBox({ id, label, read, text, checked, onChange, error }: AgreementBoxProps) {
  const words = useMessages().bookingWizard;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Checkbox
        id={id}
        label={label}
        checked={checked}
        onChange={onChange}
        error={error}
        extra={
          <button type="button" className={styles.read} onClick={() => setOpen(true)}>
            {read}
          </button>
        }
      />
      <Dialog
        open={open}
        onClose={close}
        title={text.title}
        size="large"
        closeLabel={words.closeDialog}
        actions={<Button onClick={close}>{words.closeDialog}</Button>}
      >
        <div className="prose">
          <p>{text.introduction}</p>
          {text.sections.map((section) => (
            <section key={section.title}>
              <h3 className={styles.section}>{section.title}</h3>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
