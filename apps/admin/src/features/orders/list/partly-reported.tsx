import type { OrderSummary } from '@phial/contract/order';
import { useMessages } from '../../../language/language.ts';
import styles from './order-table.module.css';

/** How far the items of an order have got, as long as not all of them have a final report. */
export function PartlyReported({ order: { state, lines, progress } }: { order: OrderSummary }) {
  const words = useMessages().orders;
  if (state !== 'IN_PROGRESS') return null;
  const [only] = progress.lines;
  if (progress.lines.length === 1 && only !== undefined) {
    return <span className={styles.second}>{words.lineStates[only]}</span>;
  }
  const reported = progress.lines.filter((line) => line === 'reported').length;
  return <span className={styles.second}>{words.progress(reported, lines.length)}</span>;
}
