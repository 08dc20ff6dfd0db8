import type { Messages } from '@phial/content/messages/messages';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { useMessages } from '../../language/language.ts';
import styles from './home.module.css';

type Advice = keyof Messages['pages']['home']['prepare'];

const ADVICE: readonly { readonly name: Advice; readonly icon: IconName }[] = [
  { name: 'documents', icon: 'id-card' },
  { name: 'fasting', icon: 'blood-tube' },
  { name: 'urine', icon: 'specimen' },
  { name: 'time', icon: 'clock' },
];

/** What spoils a visit when it is forgotten (PAGE-044, PAGE-045). */
export function Preparation() {
  const { prepareTitle, prepare } = useMessages().pages.home;
  return (
    <section className={styles.band} aria-labelledby="prepare-title">
      <div className={styles.section}>
        <h2 id="prepare-title">{prepareTitle}</h2>
        <ul className={styles.advice}>
          {ADVICE.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={28} />
              <div>
                <h3>{prepare[name].title}</h3>
                <p>{prepare[name].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
