import { formatShortDate } from '@phial/domain/hong-kong-time';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './service-point-card.module.css';

/** When a point is free first; nothing where nobody knows. @param props.soonest `null`: never in the coming months */
export function SoonestTime({ soonest }: { soonest: string | null | undefined }) {
  const words = useMessages().bookingWizard;
  const language = useLanguage();
  if (soonest === undefined) return null;
  if (soonest === null) return <span className={styles.never}>{words.soonestNone}</span>;
  const moment = `${formatShortDate(soonest.slice(0, 10), language)} ${soonest.slice(11, 16)}`;
  return <span className={styles.soonest}>{words.soonestAt(moment)}</span>;
}
