import styles from './qr-code.module.css';
import { type QrPicture, QUIET_ZONE } from './qr-picture.ts';

/** A QR code with its white margin. @param className gives it its size */
export function QrCode({
  picture: { size, path },
  label,
  className,
}: {
  picture: QrPicture;
  label: string;
  className: string | undefined;
}) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={`${styles.code} ${className}`}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
