import { LaboratoryMark } from '@phial/browser/published/laboratory-mark';
import { laboratory } from '@phial/browser/published/published-document';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../language/language.ts';
import styles from './sheet.module.css';
import slip from './slip-frame.module.css';

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

/** The head of a page on paper: whose it is, whom to call and what `kind` of paper. On screen the site's own header says so. */
function SlipHead({ kind }: { kind: string }) {
  const language = useLanguage();
  const { name, address, phone } = laboratory();
  return (
    <div className={slip.head} aria-hidden="true">
      <LaboratoryMark size={36} />
      <p className={slip.laboratory}>
        <strong>{name[language]}</strong>
        <span>{[address?.[language], phone?.text[language]].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={slip.kind}>{kind}</p>
    </div>
  );
}

/** Where the page can be read again: its address as it stands in the hash. */
function SlipFoot({ address }: { address: string }) {
  // Only the browser knows under which address it has the site.
  const href = useSyncExternalStore(
    neverChanges,
    () => new URL(`#${address}`, window.location.href).href,
    () => '',
  );
  return (
    <p className={slip.foot} aria-hidden="true">
      {href}
    </p>
  );
}

const neverChanges = () => () => undefined;
