import styles from './chart.module.css';

/**
 * The looks of the series, distinguishable without colour: full, slanting lines,
 * dots, level lines, empty. More than five series are more than anybody reads.
 */
const LOOKS = 5;

const MARKS = [
  null,
  <path key="slant" d="M-1 1 1 -1M0 8 8 0M7 9 9 7" />,
  <circle key="dot" className={styles.dot} cx="4" cy="4" r="1.75" />,
  <path key="level" d="M0 2H8M0 6H8" />,
  null,
];

/** Patterns of all looks; `id` distinguishes those of several charts of a page. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {MARKS.map((mark, look) => (
        <pattern
          key={patternId(id, look)}
          id={patternId(id, look)}
          className={styles.pattern}
          data-look={look}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect className={styles.ground} width="8" height="8" />
          {mark}
        </pattern>
      ))}
    </defs>
  );
}

/** What a shape of this look is filled with. */
export function fillOf(id: string, look: number): string {
  return `url(#${patternId(id, look)})`;
}

function patternId(id: string, look: number): string {
  return `${id}-look-${look % LOOKS}`;
}

/** What the looks stand for. Nothing where one series speaks for itself. */
export function ChartLegend({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {names.map((name, look) => (
        <li key={name}>
          <svg className={styles.swatch} width="18" height="14" aria-hidden="true">
            <rect
              className={styles.bar}
              data-look={look}
              x="1"
              y="1"
              width="16"
              height="12"
              fill={fillOf(id, look)}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
