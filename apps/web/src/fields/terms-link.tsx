import type { Messages } from '@phial/content/messages/messages';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Heading } from '@phial/ui/phrases/phrases';
import { useState } from 'react';
import { useMessages } from '../language/language.ts';
import styles from './terms-link.module.css';

interface TermsLinkProps {
  /** Words of the button that opens the text. */
  read: string;
  text: Messages['terms']['service'];
}

/** Terms to read in a dialog, so that nothing typed beside them is lost. */
export function TermsLink({ read, text }: TermsLinkProps) {
  const words = useMessages().bookingWizard;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.read} onClick={() => setOpen(true)}>
        {read}
      </button>
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
              <Heading level={3} className="text-lg">
                {section.title}
              </Heading>
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
