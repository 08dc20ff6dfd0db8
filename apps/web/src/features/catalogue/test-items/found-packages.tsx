import { CODES_WITHOUT_PAGE } from '@phial/content/packages/package-groups';
import { PACKAGE_PAGES } from '@phial/content/packages/package-pages';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import { findCodes, findPackagesCalled } from '../packages/find-packages.ts';
import styles from './found-packages.module.css';
import { PackageEntry } from './package-entry.tsx';

/** More would push the tests off the screen; the package list has them all. */
const MOST = 6;

/** Packages that go by what was typed: a code or a name of one finds it in this search, too. */
export function FoundPackages({ text }: { text: string }) {
  const words = useMessages().catalogue.packages;
  const id = useId();
  const found = [
    ...findPackagesCalled(PACKAGE_PAGES, text).map(({ code, component, name }) => ({
      code,
      component,
      zhName: name.zh,
      twName: name.tw,
      enName: name.en,
    })),
    ...(/[\p{L}\p{N}]/u.test(text) ? findCodes(CODES_WITHOUT_PAGE, text).map(withoutPage) : []),
  ];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.found}>
      <h2 id={id} className={styles.title}>
        {words.found}
      </h2>
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

function withoutPage(code: string) {
  return { code, component: '', zhName: '', twName: '', enName: '' };
}
