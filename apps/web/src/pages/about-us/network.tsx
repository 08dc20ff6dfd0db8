import { NETWORK } from '@phial/content/pages/about-us';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './about-us.module.css';

/** How many places take specimens or test: the numbers are this site's only ones beside the COVID page. */
export function Network() {
  const language = useLanguage();
  const { about } = useMessages().company;
  return (
    <div className={styles.network}>
      <ul className={styles.counts}>
        {NETWORK.map(({ count, what }) => (
          <li key={what.en}>
            <strong>{count}</strong> <span>{what[language]}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/bloodcenter?index=6-2">{about.centres}</Link>
      </p>
    </div>
  );
}
