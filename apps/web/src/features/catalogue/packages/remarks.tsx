import { ALLERGEN_COLUMNS, REMARKS } from '@phial/content/packages/fixed-texts';
import type { AllergenClass } from '@phial/contract/content/package-bodies';
import type { PackagePage } from '@phial/contract/content/package-catalogue';
import { HTML_LANG } from '@phial/domain/language';
import { useId } from 'react';
import { useLanguage } from '../../../language/language.ts';
import { Bilingual } from './bilingual.tsx';
import styles from './remarks.module.css';

/** What else a patient must know, headed with the Chinese word in every language. */
export function Remarks({
  remarks,
  allergenClasses,
}: {
  remarks: PackagePage['remarks'];
  allergenClasses: readonly AllergenClass[];
}) {
  const chinese = useLanguage() === 'zh' ? 'zh' : 'tw';
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span lang={HTML_LANG[chinese]}>{REMARKS[chinese]}</span>{' '}
        <span lang={HTML_LANG.en} className={styles.english}>
          {REMARKS.en}
        </span>
      </h2>
      {[...remarks.entries()].map(([at, { text }]) => (
        <p key={at} className={styles.remark}>
          <Bilingual text={text} />
        </p>
      ))}
      {allergenClasses.length > 0 && <AllergenTable classes={allergenClasses} labelledBy={id} />}
    </section>
  );
}

function AllergenTable({ classes, labelledBy }: { classes: readonly AllergenClass[]; labelledBy: string }) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {Object.entries(ALLERGEN_COLUMNS).map(([column, text]) => (
            <th key={column} scope="col">
              <Bilingual text={text} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...classes.entries()].map(([at, row]) => (
          <tr key={at}>
            <td>
              <Bilingual text={row.result} />
            </td>
            <td>
              <Bilingual text={row.significance} />
            </td>
            <td>{row.class}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
