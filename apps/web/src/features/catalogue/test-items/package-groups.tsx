import type { PackageGroup } from '@phial/contract/content/content';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Heading } from '@phial/ui/phrases/phrases';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { PackageEntry } from './package-entry.tsx';
import styles from './package-groups.module.css';
import { packageName } from './package-name.ts';

/** The packages in groups that open and close, in the order of the list. */
export const PackageGroups = memo(function PackageGroups({ groups }: { groups: readonly PackageGroup[] }) {
  const words = useMessages('catalogue').catalogue.packages;
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.packages}>
      <Heading level={2} id={id}>
        {words.title}
      </Heading>
      <p>
        {words.lead} <Link to="/packageItem?index=4-1">{words.list}</Link>
      </p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Disclosure
            key={group.code}
            headingLevel={3}
            title={packageName(group, language)}
            aside={words.count(group.subPackageItemList.length)}
          >
            <ul className={styles.entries}>
              {group.subPackageItemList.map((entry) => (
                <li key={entry.component || entry.code}>
                  <PackageEntry entry={entry} />
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  );
});
