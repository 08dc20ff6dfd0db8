import type { Messages } from '@phial/content/messages/messages';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import home from './home.module.css';
import { MoreLink } from './more-link.tsx';
import styles from './ways.module.css';

interface Way {
  readonly name: keyof Messages['home']['ways'];
  readonly icon: IconName;
  readonly to: string;
}

const WAYS: readonly Way[] = [
  { name: 'booking', icon: 'calendar', to: '/grassrootReserve?index=8' },
  { name: 'catalogue', icon: 'microscope', to: '/testItem?index=4-1' },
  { name: 'centres', icon: 'map-pin', to: '/bloodcenter?index=6-2' },
  { name: 'reports', icon: 'note', to: '/doctorService?index=9-3' },
];

/** The four errands most visitors come for. */
export function Ways() {
  const { waysTitle, ways, packagesLink } = useMessages().home;
  return (
    <section className={home.section} aria-labelledby="ways-title">
      <div className={home.head}>
        <Heading level={2} id="ways-title">
          {waysTitle}
        </Heading>
        <MoreLink to="/packageItem?index=4-1">{packagesLink}</MoreLink>
      </div>
      <ul className={styles.ways}>
        {WAYS.map(({ name, icon, to }) => (
          <li key={name} className={styles.way}>
            <span className={styles.sign}>
              <Icon name={icon} size={32} />
            </span>
            <h3>
              <Link data-whole to={to}>
                {ways[name].title}
              </Link>
            </h3>
            <p className="quiet">{ways[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
