import { ONLY_FOR } from '@phial/content/packages/fixed-texts';
import type { PackageItem, PackageItemGroup } from '@phial/contract/content/package-bodies';
import type { PackagePage } from '@phial/contract/content/package-catalogue';
import { HTML_LANG } from '@phial/domain/language';
import { Tag } from '@phial/ui/tag/tag';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { NamesTable } from '../sheet/names-table.tsx';
import { detailAddress } from '../test-items/detail-link.ts';
import { Bilingual } from './bilingual.tsx';
import { Enquire } from './enquire.tsx';
import styles from './test-items.module.css';

/** The table of a package's test items; what is missing in it can be asked for. */
export function TestItems({ page: { itemGroups, itemsComplete, itemsNote } }: { page: PackagePage }) {
  const words = useMessages('catalogue').packages.detail;
  const headingsOnly = itemGroups.some(({ items }) => items.length === 0);
  return (
    <NamesTable title={words.testItems} note={itemsNote && <Bilingual text={itemsNote} />}>
      {[...itemGroups.entries()].map(([at, group]) => (
        <Group key={at} group={group} />
      ))}
      {!itemsComplete && (
        <tbody>
          <tr>
            <td colSpan={2}>
              {itemGroups.length > 0 && (
                <span className="quiet">{headingsOnly ? words.groupItems : words.otherItems} </span>
              )}
              <Enquire />
            </td>
          </tr>
        </tbody>
      )}
    </NamesTable>
  );
}

function Group({ group: { heading, items } }: { group: PackageItemGroup }) {
  return (
    <tbody>
      {heading !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={2} className={styles.heading}>
            <Bilingual text={heading} inline />
          </th>
        </tr>
      )}
      {[...items.entries()].map(([at, item]) => (
        <Item key={at} item={item} />
      ))}
    </tbody>
  );
}

function Item({ item: { name, testItemId, appliesTo } }: { item: PackageItem }) {
  const chinese = useLanguage() === 'zh' ? 'zh' : 'tw';
  return (
    <tr>
      {(['en', chinese] as const).map((language) => (
        <td key={language} lang={HTML_LANG[language]}>
          {testItemId !== undefined && language === 'en' ? (
            <Link to={detailAddress(testItemId)}>{name.en}</Link>
          ) : (
            name[language]
          )}{' '}
          {appliesTo !== 'everyone' && <Tag tone="sky">{ONLY_FOR[appliesTo][language]}</Tag>}
        </td>
      ))}
    </tr>
  );
}
