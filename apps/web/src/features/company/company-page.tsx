import type { ReactNode } from 'react';
import styles from './company-page.module.css';

/** The column in which the parts of a company page stand. */
export function CompanyPage({ children }: { children: ReactNode }) {
  return <div className={`page-column ${styles.page}`}>{children}</div>;
}
