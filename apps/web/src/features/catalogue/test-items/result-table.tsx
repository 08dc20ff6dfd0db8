import { HTML_LANG } from '@phial/domain/language';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { detailLink } from './detail-link.ts';
import { chineseLang, chineseName } from './item-texts.ts';
import { Marked } from './marked.tsx';
import styles from './result-table.module.css';
import type { ShownItem } from './shown-items.ts';

/** So many rows never scroll, however many lines their names take. */
const SHOWN_WHOLE = 10;

/** A page of the result; the whole row opens the test. More than ten rows scroll inside its 500px. */
export const ResultTable = memo(function ResultTable({
  rows,
  labelledBy,
}: {
  rows: readonly ShownItem[];
  labelledBy: string;
}) {
  const words = useMessages('catalogue').packages.detail;
  const scroller = useRef<HTMLDivElement>(null);
  const first = rows[0]?.item.testItemId;
  useEffect(() => {
    if (first !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [first]);
  return (
    <div ref={scroller} className={styles.scroller} data-scrolls={rows.length > SHOWN_WHOLE}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{words.englishName}</th>
            <th scope="col">{words.chineseName}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.item.testItemId} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function Row({ row: { item, marks, through } }: { row: ShownItem }) {
  const words = useMessages('catalogue').catalogue.results;
  const language = useLanguage();
  return (
    <tr>
      <td>
        <Link {...detailLink(item)} data-whole lang={HTML_LANG.en}>
          <Marked text={item.nameEng} field="nameEng" marks={marks} />
        </Link>
        {through !== undefined && <span className={styles.through}>{words.alsoFoundAs(through)}</span>}
      </td>
      <td lang={chineseLang(language)}>
        <Marked
          text={chineseName(item, language)}
          field={language === 'zh' && item.nameChs !== '' ? 'nameChs' : 'nameCht'}
          marks={marks}
        />
      </td>
    </tr>
  );
}
