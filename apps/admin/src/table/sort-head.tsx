import { Icon } from '@phial/ui/icon/icon';
import styles from './sort-head.module.css';

/** The head of a column by which a press sorts the rows. */
export function SortHead({
  head,
  direction,
  onPress,
}: {
  head: string;
  /** When the rows are sorted by this column. */
  direction: 'ascending' | 'descending' | undefined;
  onPress: () => void;
}) {
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={onPress}>
        {head}
        {direction && <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} size={16} />}
      </button>
    </th>
  );
}
