import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A bordered surface. `as` gives it meaning; `tone` its ground; `labelledBy` its name where it is a section. */
export function Card({
  as: Element = 'div',
  tone = 'white',
  padding = 'normal',
  labelledBy,
  children,
}: {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  tone?: 'white' | 'porcelain' | 'mint' | 'sky' | undefined;
  padding?: 'normal' | 'large' | 'none' | undefined;
  labelledBy?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Element className={styles.card} data-tone={tone} data-padding={padding} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
