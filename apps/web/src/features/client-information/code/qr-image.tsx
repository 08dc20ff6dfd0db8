import { type QrPicture, QUIET_ZONE } from '@phial/browser/qr/qr-picture';
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
  const side = picture.size + 2 * QUIET_ZONE;
  return (
    <div className={styles.frame} data-expired={stamp === undefined ? undefined : ''}>
      <svg
        className={styles.code}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path className={styles.paper} d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
        <path className={styles.dark} d={picture.path} />
      </svg>
      {stamp !== undefined && <p className={styles.stamp}>{stamp}</p>}
    </div>
  );
}
