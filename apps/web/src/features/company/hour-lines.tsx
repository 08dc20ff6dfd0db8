import styles from './hour-lines.module.css';

/** A stretch of the day stays on one line. */
const STRETCH = /(\d\d:\d\d–\d\d:\d\d)/;

/** @param lines business hours, separated by `\n` */
export function HourLines({ lines }: { lines: string }) {
  return (
    <span className={styles.hours}>
      {lines.split('\n').map((line) => (
        <span key={line}>
          {line.split(STRETCH).map((part) =>
            STRETCH.test(part) ? (
              <span key={part} className={styles.stretch}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </span>
      ))}
    </span>
  );
}
