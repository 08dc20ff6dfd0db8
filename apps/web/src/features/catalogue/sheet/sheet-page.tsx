import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './sheet-page.module.css';

/** The frame of a sheet on screen: the way back to its list above it, which paper leaves out. */
export function SheetPage({ back, children }: { back: { to: string; label: string }; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.back} data-print="hide">
        <Link className={buttonClass({ variant: 'quiet' })} to={back.to}>
          <Icon name="chevron-left" size={20} />
          {back.label}
        </Link>
      </div>
      {children}
    </div>
  );
}
