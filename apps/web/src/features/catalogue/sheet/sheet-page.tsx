import type { ReactNode } from 'react';
import { BackLink } from '../../../shell/back-link/back-link.tsx';
import styles from './sheet-page.module.css';

/** The frame of a sheet on screen: the way back to its list above it, which paper leaves out. */
export function SheetPage({ back, children }: { back: { to: string; label: string }; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <BackLink to={back.to}>{back.label}</BackLink>
      {children}
    </div>
  );
}
