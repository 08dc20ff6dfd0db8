import type { OrderSummary } from '@phial/contract/order';
import { useMessages } from '../../../language/language.ts';
import styles from './order-table.module.css';

/** How many of the items of an order have a final report, as long as not all of them have. */
export function PartlyReported({ order: { state, lines, progress } }: { order: OrderSummary }) {
  const words = useMessages().orders;
  if (state !== 'IN_PROGRESS') return null;
  const reported = progress.lines.filter((line) => line === 'reported').length;
  return <span className={styles.second}>{words.progress(reported, lines.length)}</span>;
}
