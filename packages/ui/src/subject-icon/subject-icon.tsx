import styles from './subject-icon.module.css';
import { SUBJECT_SHAPES } from './subject-shapes.tsx';

/** Every name that has a drawing of its own. */
export const SUBJECT_NAMES: readonly string[] = Object.keys(SUBJECT_SHAPES);

/**
 * The drawing of a laboratory subject, decorative: its label stands beside it. `name` comes from the
 * laboratory's own dictionary; one that has no drawing gets the phial.
 */
export function SubjectIcon({ name, size = 32 }: { name: string; size?: number | undefined }) {
  const drawn = isDrawn(name) ? name : 'other';
  return (
    <svg
      className={styles.subject}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      focusable={false}
      aria-hidden="true"
      data-subject={drawn}
    >
      {SUBJECT_SHAPES[drawn]}
    </svg>
  );
}

function isDrawn(name: string): name is keyof typeof SUBJECT_SHAPES {
  return Object.hasOwn(SUBJECT_SHAPES, name);
}
