import { Tag } from '@phial/ui/tag/tag';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './package-entry.module.css';
import { type PackageNames, packageName } from './package-name.ts';

/** A package that opens its page; one without a page can be asked for. */
export function PackageEntry({ entry }: { entry: PackageNames & { code: string; component: string } }) {
  const words = useMessages('catalogue').catalogue.packages;
  const language = useLanguage();
  return (
    <span className={styles.entry}>
      {entry.component === '' ? (
        <span>{packageName(entry, language) || words.onRequest}</span>
      ) : (
        <Link to={`/packageItemDetail?index=4-1&component=${encodeURIComponent(entry.component)}`}>
          {packageName(entry, language)}
        </Link>
      )}{' '}
      <Tag tone="sky">{entry.code}</Tag>
    </span>
  );
}
