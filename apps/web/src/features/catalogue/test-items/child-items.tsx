import type { ChildItem } from '@phial/contract/test-item';
import { HTML_LANG } from '@phial/domain/language';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { NamesTable } from '../sheet/names-table.tsx';
import { detailAddress } from './detail-link.ts';
import { chineseLang, chineseName } from './item-texts.ts';

/** The tests of a group, each leading to its own page. */
export function ChildItems({ items }: { items: readonly ChildItem[] }) {
  const { detail } = useMessages().catalogue;
  const language = useLanguage();
  return (
    <NamesTable title={detail.children}>
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
    </NamesTable>
  );
}
