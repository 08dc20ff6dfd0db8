import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { DayCounts, PlanRow } from '../planner/wall-plan.ts';
import styles from './day-list.module.css';

/**
 * The day on paper, for the counter without a screen: one sheet a service point
 * and day, numbers masked (D-57). It is in the page for the printer alone.
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
  const { list } = words;
  return (
    <section className={styles.list} aria-hidden="true">
      <h2>{`${list.title} · ${pointName}`}</h2>
      <p className={styles.head}>
        <b>{formatLongDate(day, language)}</b>
        <span>
          {`${words.counts.booked} ${counts.expected} · ${words.counts.arrived} ${counts.arrived} · ${words.counts.noShow} ${counts.noShow} · ${words.counts.free} ${counts.free}`}
        </span>
        <span>{list.printed(`${dayOf(now)} ${timeOf(now)}`)}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th>{list.time}</th>
            <th>{list.service}</th>
            <th>{list.name}</th>
            <th>{list.code}</th>
            <th>{list.documentNumber}</th>
            <th>{list.language}</th>
            <th>{list.status}</th>
            <th>{list.seen}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ slot, places }) =>
            places.flatMap((place) =>
              place.kind === 'booking'
                ? [
                    <tr key={place.appointment.appointmentId}>
                      <td>{slot.time}</td>
                      <td>{words.types[slot.type]}</td>
                      <td>{place.appointment.name}</td>
                      <td>{place.appointment.reservationCode}</td>
                      <td>{place.appointment.maskedDocumentNumber}</td>
                      <td>{words.languages[fromWireLanguage(place.appointment.language)]}</td>
                      <td>{words.status[place.appointment.status]}</td>
                      <td>{place.appointment.identitySeen ? '☑' : '☐'}</td>
                    </tr>,
                  ]
                : [],
            ),
          )}
        </tbody>
      </table>
      {rows.every(({ slot }) => slot.booked === 0) && <p>{list.none}</p>}
    </section>
  );
}
