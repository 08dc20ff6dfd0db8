import { ONLY_FOR } from '@phial/content/packages/fixed-texts';
import type { PackagePage, TestItem, TestItemGroup } from '@phial/content/packages/package-page';
import { HTML_LANG } from '@phial/domain/language';
import { Tag } from '@phial/ui/tag/tag';
import { Link, type LinkProps } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { NamesTable } from '../sheet/names-table.tsx';
import { Bilingual } from './bilingual.tsx';
import { Enquire } from './enquire.tsx';
import styles from './test-items.module.css';

/** Where an item is a test of the catalogue: what leads to its page. */
export type LinkToTest = (item: TestItem) => Pick<LinkProps, 'to' | 'state'> | undefined;

/** The table of a package's test items; what is missing in it can be asked for (PKG-004, PKG-007, D-78). */
export function TestItems({ list, linkOf }: { list: PackagePage['testItems']; linkOf: LinkToTest }) {
  const words = useMessages().packages.detail;
  const headingsOnly = list.groups.some(({ items }) => items.length === 0);
  return (
    <NamesTable title={words.testItems} note={list.note && <Bilingual text={list.note} />}>
      {list.groups.map((group) => (
        <Group key={group.heading?.en ?? ''} group={group} linkOf={linkOf} />
      ))}
      {!list.complete && (
        <tbody>
          <tr>
            <td colSpan={2}>
              {list.groups.length > 0 && (
                <span className={styles.other}>{headingsOnly ? words.groupItems : words.otherItems} </span>
              )}
              <Enquire />
            </td>
          </tr>
        </tbody>
      )}
    </NamesTable>
  );
}

function Group({ group: { heading, items }, linkOf }: { group: TestItemGroup; linkOf: LinkToTest }) {
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
        <Item key={item.name.en} item={item} link={linkOf(item)} />
      ))}
    </tbody>
  );
}

function Item({ item: { name, onlyFor }, link }: { item: TestItem; link: ReturnType<LinkToTest> }) {
  const chinese = useLanguage() === 'zh' ? 'zh' : 'tw';
  return (
    <tr>
      {(['en', chinese] as const).map((language) => (
        <td key={language} lang={HTML_LANG[language]}>
          {link !== undefined && language === 'en' ? <Link {...link}>{name.en}</Link> : name[language]}{' '}
          {onlyFor !== undefined && <Tag tone="sky">{ONLY_FOR[onlyFor][language]}</Tag>}
        </td>
      ))}
    </tr>
  );
}
