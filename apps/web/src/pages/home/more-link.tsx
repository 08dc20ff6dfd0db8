import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import styles from './home.module.css';

/** The way from a section of the home page to the page that says more. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
