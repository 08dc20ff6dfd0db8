import type { ReactNode } from 'react';
import styles from './sheet.module.css';
import { SlipFoot, SlipHead } from './slip-frame.tsx';

/**
 * The page of one thing of the catalogue, which prints on one sheet: its name
 * beside a picture, then its sections.
 */
export function Sheet({
  kind,
  address,
  name,
  picture,
  children,
}: {
  /** What the paper is called. */
  kind: string;
  /** Where it can be read again: `/path?query` as it stands in the hash. */
  address: string;
  name: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={styles.sheet}>
      <SlipHead kind={kind} />
      <div className={styles.title} data-print="plain">
        <h1>{name}</h1>
        {picture}
      </div>
      {children}
      <SlipFoot address={address} />
    </article>
  );
}

/** Three facts side by side, the widest of them twice as wide as the others. */
export function SheetFacts({ widest, children }: { widest: 'first' | 'second'; children: ReactNode }) {
  return (
    <div className={styles.facts} data-widest={widest}>
      {children}
    </div>
  );
}
