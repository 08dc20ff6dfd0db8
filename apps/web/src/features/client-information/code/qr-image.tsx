import { QrCode } from '@phial/browser/qr/qr-code';
import type { QrPicture } from '@phial/browser/qr/qr-picture';
import styles from './qr-image.module.css';

/** The code, drawn. @param stamp the words across it once it is no longer good */
export function QrImage({
  picture,
  label,
  stamp,
}: {
  picture: QrPicture;
  label: string;
  stamp?: string | undefined;
}) {
  return (
    <div className={styles.frame} data-expired={stamp === undefined ? undefined : ''}>
      <QrCode className={styles.code} picture={picture} label={label} />
      {stamp !== undefined && <p className={styles.stamp}>{stamp}</p>}
    </div>
  );
}
