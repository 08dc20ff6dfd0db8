import { ONLY_FOR } from '@phial/content/packages/fixed-texts';
import type { PackagePage, TestItem, TestItemGroup } from '@phial/content/packages/package-page';
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
export function TestItems({ list }: { list: PackagePage['testItems'] }) {
  const words = useMessages().packages.detail;
  const headingsOnly = list.groups.some(({ items }) => items.length === 0);
  return (
    <NamesTable title={words.testItems} note={list.note && <Bilingual text={list.note} />}>
      {list.groups.map((group) => (
        <Group key={group.heading?.en ?? ''} group={group} />
      ))}
      {!list.complete && (
        <tbody>
          <tr>
            <td colSpan={2}>
              {list.groups.length > 0 && (
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

function Group({ group: { heading, items } }: { group: TestItemGroup }) {
  return (
    <tbody>
      {heading !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={2} className={styles.heading}>
            <Bilingual text={heading} inline />
          </th>
        </tr>
      )}
      {items.map((item) => (
        <Item key={item.name.en} item={item} />
      ))}
    </tbody>
  );
}

function Item({ item: { name, testItemId, onlyFor } }: { item: TestItem }) {
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
          {onlyFor !== undefined && <Tag tone="sky">{ONLY_FOR[onlyFor][language]}</Tag>}
        </td>
      ))}
    </tr>
  );
}
