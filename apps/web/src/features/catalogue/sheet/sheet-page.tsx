import type { ReactNode } from 'react';
import { BackLink } from '../../../shell/back-link/back-link.tsx';
import styles from './sheet-page.module.css';

/**
 * The frame of a sheet on screen: the way back to its list above it, which paper leaves out.
 * @param action beside the way back
 */
export function SheetPage({
  back,
  action,
  children,
}: {
  back: { to: string; label: string };
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="detail-column" data-print="plain">
      <div className={styles.bar} data-print="hide">
        <BackLink to={back.to}>{back.label}</BackLink>
        {action}
      </div>
      {children}
    </div>
  );
}
