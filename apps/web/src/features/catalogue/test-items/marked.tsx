import type { SearchMark } from '@phial/domain/test-item-search';
import { Fragment } from 'react';
import styles from './marked.module.css';

/** A name with what was typed marked in it. */
export function Marked({
  text,
  field,
  marks,
}: {
  text: string;
  field: SearchMark['field'];
  marks: readonly SearchMark[];
}) {
  const own = marks.filter((mark) => mark.field === field);
  const last = own.at(-1);
  if (last === undefined) return text;
  return (
    <>
      {own.map(({ from, until }, index) => (
        <Fragment key={from}>
          {text.slice(own[index - 1]?.until ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, until)}</mark>
        </Fragment>
      ))}
      {text.slice(last.until)}
    </>
  );
}
