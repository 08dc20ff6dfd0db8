import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** The way up from a page of one thing to its list, wherever the visitor came from. Paper has none. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className={styles.back} data-print="hide">
      <Link className={buttonClass({ variant: 'quiet' })} to={to}>
        <Icon name="chevron-left" size={20} />
        {children}
      </Link>
    </div>
  );
}
