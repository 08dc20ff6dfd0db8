import type { QualityBody } from '@phial/contract/content/page-bodies';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useWritten } from '../../published/texts.ts';
import styles from './certificates.module.css';

type Certificate = QualityBody['certificates'][number];

/** Each certificate opens enlarged in a dialog. */
export function Certificates({ page }: { page: QualityBody }) {
  const { text } = useWritten();
  const words = useMessages('company').company.ensure;
  const [open, setOpen] = useState<Certificate>();
  return (
    <>
      {page.certificatesLead && <p>{text(page.certificatesLead)}</p>}
      <p data-print="hide">{words.certificatesLead}</p>
      <ul className={styles.certificates}>
        {[...page.certificates.entries()].map(([at, certificate]) => (
          <li key={at}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={words.enlarge(text(certificate.title))}
              onClick={() => setOpen(certificate)}
            >
              <Picture certificate={certificate} alt="" />
              <span className={styles.caption}>{text(certificate.title)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open && text(open.title)}
        closeLabel={words.close}
      >
        <div className={styles.enlarged}>{open && <Picture certificate={open} alt={text(open.alt)} />}</div>
      </Dialog>
    </>
  );
}

function Picture({ certificate, alt }: { certificate: Certificate; alt: string }) {
  const language = useLanguage();
  return (
    <img
      className={styles.certificate}
      src={certificate.picture[language]}
      alt={alt}
      width={600}
      height={840}
      loading="lazy"
      decoding="async"
    />
  );
}
