import type { ChildItem } from '@phial/contract/test-item';
import { HTML_LANG } from '@phial/domain/language';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './child-items.module.css';
import { detailAddress } from './detail-link.ts';
import { chineseLang, chineseName } from './item-texts.ts';

/** The tests of a group, each leading to its own page (ITEM-033). */
export function ChildItems({ items }: { items: readonly ChildItem[] }) {
  const { detail, results } = useMessages().catalogue;
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {detail.children}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{results.englishName}</th>
            <th scope="col">{results.chineseName}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.testItemId}>
              <td lang={HTML_LANG.en}>
                <Link to={detailAddress(item.testItemId)}>{item.nameEng}</Link>
              </td>
              <td lang={chineseLang(language)}>{chineseName(item, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
