import { QUALITY_POLICY } from '@phial/content/pages/quality';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useLanguage } from '../../language/language.ts';
import styles from './ensure.module.css';

/** The signs of the six points, in their order. */
const SIGNS: readonly IconName[] = ['phial', 'clock', 'lock', 'shield', 'refresh', 'people'];

export function Policy() {
  const language = useLanguage();
  return (
    <ul className={styles.policy}>
      {QUALITY_POLICY.map(({ title, text }, index) => (
        <li key={title.en}>
          <span className={styles.sign}>
            <Icon name={SIGNS[index] ?? 'check'} size={28} />
          </span>
          <div>
            <h3>
              <Phrases text={title[language]} />
            </h3>
            <p>{text[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
