import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { LegalTextId } from '@phial/contract/content/text-bodies';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Heading } from '@phial/ui/phrases/phrases';
import { useState } from 'react';
import { useMessages } from '../language/language.ts';
import { useLegalText } from '../published/texts.ts';
import styles from './terms-link.module.css';

interface TermsLinkProps {
  /** Words of the button that opens the text. */
  read: string;
  /** Which text; the button stays where it is not published, and the dialog says so. */
  text: LegalTextId;
}

/** Terms to read in a dialog, so that nothing typed beside them is lost. */
export function TermsLink({ read, text: id }: TermsLinkProps) {
  const { bookingWizard: words, texts } = useMessages('booking');
  const text = useLegalText(id);
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
        title={text?.title ?? read}
        size="large"
        closeLabel={words.closeDialog}
        actions={<Button onClick={close}>{words.closeDialog}</Button>}
      >
        <div className="prose">
          <p>{text?.introduction ?? texts.unpublished}</p>
          {text?.sections.map(({ heading, html }) => (
            <section key={heading} className={styles.section}>
              <Heading level={3} className="text-lg">
                {heading}
              </Heading>
              <FormattedText html={html} />
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
