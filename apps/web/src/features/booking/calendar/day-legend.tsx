import { useMessages } from '../../../language/language.ts';
import styles from './day-legend.module.css';

/** What the looks of the days mean. The days say it themselves as well, so it is for the eye only. */
export function DayLegend() {
  const words = useMessages().bookingWizard;
  const entries = [
    { look: 'free', text: words.available },
    { look: 'chosen', text: words.chosen },
    { look: 'full', text: words.full },
    { look: 'break', text: words.breakDay },
    { look: 'closed', text: words.notOpen },
  ];
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {entries.map(({ look, text }) => (
        <li key={look}>
          <span className={styles.sample} data-look={look} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
