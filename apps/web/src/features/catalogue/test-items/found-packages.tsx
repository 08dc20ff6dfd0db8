import { Heading } from '@phial/ui/phrases/phrases';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './found-packages.module.css';
import { PackageEntry } from './package-entry.tsx';
import type { FoundPackage } from './packages-called.ts';

/** More would push the tests off the screen; the package list has them all. */
const MOST = 6;

/** Packages that go by what was typed: a code or a name of one finds it in this search, too. */
export function FoundPackages({ found }: { found: readonly FoundPackage[] }) {
  const words = useMessages('catalogue').catalogue.packages;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.found}>
      <Heading level={2} id={id} className={styles.title}>
        {words.found}
      </Heading>
      <ul className={styles.entries}>
        {found.slice(0, MOST).map((entry) => (
          <li key={entry.component || entry.code}>
            <PackageEntry entry={entry} />
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className={styles.more}>{words.more(found.length - MOST)}</p>}
    </section>
  );
}
