import { packagesWith } from '@phial/contract/content/package-catalogue';
import { Heading } from '@phial/ui/phrases/phrases';
import { Tag } from '@phial/ui/tag/tag';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import { usePackages } from '../../../published/packages.ts';
import { Bilingual } from '../packages/bilingual.tsx';
import styles from './in-packages.module.css';

/** The packages that include the test, each leading to its page. Nothing where none does, or none can be read. */
export function InPackages({ testItemId }: { testItemId: string }) {
  const words = useMessages('catalogue').catalogue.detail;
  const id = useId();
  const { data } = usePackages();
  const pages = data === undefined ? [] : packagesWith(data, testItemId);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {words.packages}
      </Heading>
      <p>{words.packagesLead}</p>
      <ul className={styles.packages}>
        {pages.map(({ component, code, name }) => (
          <li key={component} className={styles.package}>
            <Link data-whole to={`/packageItemDetail?index=4-1&component=${component}`}>
              <Bilingual text={name} name />
            </Link>{' '}
            <Tag tone="sky">{code}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
