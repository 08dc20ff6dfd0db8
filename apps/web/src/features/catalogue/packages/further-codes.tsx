import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';
import styles from './further-codes.module.css';

/** Codes without a page: no link, as there is nothing to open. */
export function FurtherCodes({ codes }: { codes: readonly string[] }) {
  const words = useMessages().packages.list;
  return codes.map((code) => (
    <li key={code} className={styles.code}>
      <Tag tone="sky">{code}</Tag>
      <span>{words.detailsOnRequest}</span>
    </li>
  ));
}
