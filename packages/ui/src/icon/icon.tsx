import styles from './icon.module.css';
import { SIGN_SHAPES } from './sign-shapes.tsx';
import { THING_SHAPES } from './thing-shapes.tsx';

const SHAPES = { ...SIGN_SHAPES, ...THING_SHAPES };

export type IconName = keyof typeof SHAPES;

/** Every name, for a specimen page and the tests. */
export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

/**
 * A drawn sign in the colour of the text. Without `label` it is decorative, and the words beside it speak;
 * with it, it is an image of that name. `size` in pixels.
 */
export function Icon({
  name,
  size = 24,
  label,
}: {
  name: IconName;
  size?: number | undefined;
  label?: string | undefined;
}) {
  const look = { className: styles.icon, width: size, height: size, viewBox: '0 0 24 24', focusable: false };
  return label ? (
    <svg {...look} role="img" aria-label={label}>
      {SHAPES[name]}
    </svg>
  ) : (
    <svg {...look} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
