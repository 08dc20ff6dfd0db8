import { formatLongDate } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import { formatMoment } from '@phial/domain/moment-text';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { bookingsOf, type DayCounts, type PlanRow } from '../planner/wall-plan.ts';
import styles from './day-list.module.css';

const HEADS = ['time', 'service', 'name', 'code', 'documentNumber', 'language', 'status', 'seen'] as const;

/**
 * The day on paper, for the counter without a screen: a service point and a day,
 * numbers masked (docs/rules/privacy.md#masked-numbers), on as many numbered sheets as it takes. It is in the page
 * for the printer alone.
 */
export function DayList({
  rows,
  counts,
  pointName,
  day,
  now,
}: {
  rows: readonly PlanRow[];
  counts: DayCounts;
  pointName: string;
  day: string;
  now: Date;
}) {
  const words = useMessages().desk;
  const language = useLanguage();
  const { shortNameOf } = useServices();
  const { list } = words;
  return (
    <section className={styles.list} aria-hidden="true">
      <h2>{`${list.title} · ${pointName}`}</h2>
      <p className={styles.head}>
        <b>{formatLongDate(day, language)}</b>
        <span>
          {`${words.counts.booked} ${counts.expected} · ${words.counts.arrived} ${counts.arrived} · ${words.counts.noShow} ${counts.noShow} · ${words.counts.free} ${counts.free}`}
        </span>
        <span>{list.printed(formatMoment(now, language))}</span>
      </p>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head}>{list[head]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((row) =>
            bookingsOf(row).map((appointment, index) => (
              <tr key={appointment.appointmentId} className={index === 0 ? styles.slot : undefined}>
                <td className={styles.time}>{row.slot.time}</td>
                <td>{shortNameOf(row.slot.type)}</td>
                <td>{appointment.name}</td>
                <td>{appointment.reservationCode}</td>
                <td>{appointment.maskedDocumentNumber}</td>
                <td>{words.languages[fromWireLanguage(appointment.language)]}</td>
                <td>{words.status[appointment.status]}</td>
                <td className={styles.seen}>{appointment.identitySeen ? '☑' : '☐'}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {rows.every(({ slot }) => slot.booked === 0) && <p>{list.none}</p>}
    </section>
  );
}
