import { CERTIFICATES, type Certificate } from '@phial/content/pages/accreditation';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './certificates.module.css';

/** Sample certificates; each opens enlarged in a dialog. */
export function Certificates() {
  const language = useLanguage();
  const words = useMessages().company.ensure;
  const [open, setOpen] = useState<Certificate>();
  return (
    <>
      <p>{words.certificatesLead}</p>
      <ul className={styles.certificates}>
        {CERTIFICATES.map((certificate) => (
          <li key={certificate.id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={words.enlarge(certificate.title[language])}
              onClick={() => setOpen(certificate)}
            >
              <Picture certificate={certificate} alt="" />
              <span className={styles.caption}>{certificate.title[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open?.title[language]}
        closeLabel={words.close}
      >
        <div className={styles.enlarged}>
          {open && <Picture certificate={open} alt={open.alt[language]} />}
        </div>
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
