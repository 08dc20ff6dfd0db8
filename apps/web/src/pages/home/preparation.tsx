import type { Messages } from '@phial/content/messages/messages';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { useMessages } from '../../language/language.ts';
import home from './home.module.css';
import styles from './preparation.module.css';

type Advice = keyof Messages['home']['prepare'];

const ADVICE: readonly { readonly name: Advice; readonly icon: IconName }[] = [
  { name: 'documents', icon: 'id-card' },
  { name: 'fasting', icon: 'blood-tube' },
  { name: 'urine', icon: 'specimen' },
  { name: 'time', icon: 'clock' },
];

/** What spoils a visit when it is forgotten. */
export function Preparation() {
  const { prepareTitle, prepare } = useMessages().home;
  return (
    <section className={styles.band} aria-labelledby="prepare-title">
      <div className={`${home.section} ${styles.columns}`}>
        <Illustration name="home-preparation" className={styles.drawing} />
        <div>
          <Heading level={2} id="prepare-title">
            {prepareTitle}
          </Heading>
          <ul className={styles.advice}>
            {ADVICE.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} size={28} />
                <div>
                  <Heading level={3}>{prepare[name].title}</Heading>
                  <p>{prepare[name].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
