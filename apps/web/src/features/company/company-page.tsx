import type { ReactNode } from 'react';
import styles from './company-page.module.css';

/**
 * The column in which the parts of a company page stand.
 * @param className of a page whose parts stand otherwise
 */
export function CompanyPage({
  className = styles.page,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={`page-column ${className}`}>{children}</div>;
}
