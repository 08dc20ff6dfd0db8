import type { Statistics, StatisticsQuery } from '@phial/contract/statistics';
import { formatTableDate } from '@phial/domain/hong-kong-time';
import { useMessages } from '../../language/language.ts';
import { useNumberFormats } from './number-formats.ts';
import styles from './statistics.module.css';

/** Which days, point and service are counted: on paper, where the form that says so is left out. */
export function Counted({
  query: { servicePointId, serviceType },
  numbers: { from, until, points },
}: {
  query: StatisticsQuery;
  numbers: Statistics;
}) {
  const { choice, services } = useMessages().numbers;
  const { language } = useNumberFormats();
  const [first, last] = [formatTableDate(from, language), formatTableDate(until, language)];
  const point = points.find((known) => known.servicePointId === servicePointId);
  const service = serviceType === undefined ? undefined : services[serviceType === 'other' ? 'other' : 'ECG'];
  return (
    <p className={styles.counted}>
      {[
        first === last ? first : choice.range(first, last),
        point?.name[language] ?? servicePointId ?? choice.everyPoint,
        service ?? choice.everyService,
      ].join(' · ')}
    </p>
  );
}
