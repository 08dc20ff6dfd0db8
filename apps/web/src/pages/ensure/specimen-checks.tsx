import { QUALITY_STEPS } from '@phial/content/pages/quality';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useLanguage } from '../../language/language.ts';
import styles from './ensure.module.css';

/** Before, during and after testing: a phial that fills from one to the next. */
export function SpecimenChecks() {
  const language = useLanguage();
  return (
    <ol className={styles.steps}>
      {QUALITY_STEPS.map(({ title, text }, index) => (
        <li key={title.en}>
          <Phial level={index + 1} of={QUALITY_STEPS.length} />
          <h3>
            <Phrases text={title[language]} />
          </h3>
          <p>{text[language]}</p>
        </li>
      ))}
    </ol>
  );
}

function Phial({ level, of: levels }: { level: number; of: number }) {
  const top = 58 - (level / levels) * 42;
  return (
    <svg viewBox="0 0 44 72" width="44" height="72" aria-hidden="true" className={styles.phial}>
      <path className={styles.liquid} d={`M9 ${top}h26V${Math.max(top, 52)}a13 13 0 0 1-26 0z`} />
      <path className={styles.level} d={`M9 ${top}h26`} />
      <path className={styles.glass} d="M4 5h36M9 5v47a13 13 0 0 0 26 0V5" />
    </svg>
  );
}
