import type { Statistics, StatisticsQuery } from '@phial/contract/staff/statistics';
import { formatTableDate } from '@phial/domain/hong-kong-time';
import { useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import { useNumberFormats } from './number-formats.ts';
import { noShowRate, useOfCapacity } from './shares.ts';
import styles from './statistics.module.css';

/** The four numbers of the whole time. */
export function Tiles({ total }: { total: Statistics['total'] }) {
  const { tiles: words, sum, none } = useMessages().statistics;
  const { count, percent, plain, days } = useNumberFormats();
  const { leadDays: lead } = total;
  const tiles = [
    { name: words.bookings, value: count(total.bookings), note: words.bookingsOf(count(total.cancelled)) },
    {
      name: words.use,
      value: percent(useOfCapacity(total)),
      note: words.useOf(count(total.taken), count(total.capacity)),
    },
    {
      name: words.noShows,
      value: percent(noShowRate(total)),
      note: words.noShowsOf(count(total.noShows), count(total.noShows + total.attended)),
    },
    {
      name: words.lead,
      value: lead === null ? none : days(lead.median),
      note: lead === null ? words.leadNone : words.leadOf(plain(lead.lower), plain(lead.upper)),
    },
  ];
  return (
    <dl className={styles.tiles} aria-label={sum}>
      {tiles.map(({ name, value, note }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which days, point and service are counted: on paper, where the form that says so is left out. */
export function Counted({
  query: { servicePointId, serviceType },
  statistics: { from, until, points },
}: {
  query: StatisticsQuery;
  statistics: Statistics;
}) {
  const { choice } = useMessages().statistics;
  const { nameOf } = useServices();
  const { language } = useNumberFormats();
  const [first, last] = [formatTableDate(from, language), formatTableDate(until, language)];
  const point = points.find((known) => known.servicePointId === servicePointId);
  const service = serviceType === undefined ? undefined : nameOf(serviceType);
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
