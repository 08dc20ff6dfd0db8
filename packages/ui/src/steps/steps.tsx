import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './steps.module.css';

type StepStatus = 'done' | 'current' | 'todo';

/** How far the phial of a step is filled: the y of its level, from the lip (6) to the foot (38). */
const LEVEL: Record<StepStatus, number> = { done: 6, current: 20, todo: 40 };

/**
 * Where the reader is among the steps. Each step is a phial: full and ticked when done, half full when current,
 * empty before; the level line joins them. `current` counts from 0; `statusWords` are read after each label.
 */
export function Steps({
  label,
  steps,
  current,
  statusWords,
}: {
  /** What the steps lead to: the list's name. */
  label: string;
  steps: readonly string[];
  current: number;
  statusWords: Record<StepStatus, string>;
}) {
  return (
    <ol className={styles.steps} aria-label={label} data-print="hide">
      {steps.map((step, index) => {
        const status: StepStatus = index < current ? 'done' : index === current ? 'current' : 'todo';
        return (
          <li
            key={step}
            className={styles.step}
            data-status={status}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <Phial status={status} />
            <span className={styles.label}>
              <span className={styles.number}>{index + 1}</span> {step}
              <VisuallyHidden> ({statusWords[status]})</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Phial({ status }: { status: StepStatus }) {
  const level = LEVEL[status];
  return (
    <svg
      className={styles.phial}
      viewBox="0 0 28 42"
      width="28"
      height="42"
      aria-hidden="true"
      focusable="false"
    >
      {level < 38 && <path className={styles.liquid} d={`M7 ${level}V31a7 7 0 0 0 14 0V${level}z`} />}
      <path className={styles.glass} d="M4 4h20M7 4v27a7 7 0 0 0 14 0V4" />
      {status === 'done' && <path className={styles.tick} d="M10.5 21l2.7 2.8 4.6-5.3" />}
      {status === 'current' && <path className={styles.level} d="M7 20h14" />}
    </svg>
  );
}
