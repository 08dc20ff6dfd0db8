import { useId } from 'react';
import styles from './brand-mark.module.css';

/**
 * The mark: a glass phial, tilted, whose level stays level. Beside the laboratory's name it is decorative;
 * alone it takes the name as `title`. `size` in pixels.
 */
export function BrandMark({ size = 40, title }: { size?: number | undefined; title?: string | undefined }) {
  const clip = useId();
  const look = { className: styles.mark, width: size, height: size, viewBox: '0 0 48 48', focusable: false };
  const drawing = (
    <>
      <clipPath id={clip}>
        <path transform="rotate(28 24 24)" d="M17 7v27a7 7 0 0 0 14 0V7z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.liquid} d="M0 25h48v23H0z" />
      </g>
      <path className={styles.level} d="M4 25h40" />
      <path className={styles.glass} transform="rotate(28 24 24)" d="M14 6h20M17 6v28a7 7 0 0 0 14 0V6" />
    </>
  );
  return title ? (
    <svg {...look} role="img" aria-label={title}>
      {drawing}
    </svg>
  ) : (
    <svg {...look} aria-hidden="true">
      {drawing}
    </svg>
  );
}
