import type { Closure, SchedulePoint } from '@phial/contract/schedule/schedule';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { useDaysText, useLocationNames } from '../location-names.ts';
import styles from './closures.module.css';

/** The closures of a year in words; a press on a name opens one. */
export function ClosuresTable({
  closures,
  points,
  onOpen,
}: {
  closures: readonly Closure[];
  points: readonly SchedulePoint[];
  onOpen: (closure: Closure) => void;
}) {
  const { closures: words } = useMessages().schedule;
  const language = useLanguage();
  const { where } = useLocationNames(points);
  const { nameOf } = useServices();
  const daysOf = useDaysText();
  return (
    <DataTable
      label={words.listTitle}
      rows={closures}
      rowId={({ closureId }) => closureId}
      exportAs="closures"
      empty={words.empty}
      columns={[
        {
          id: 'days',
          head: words.day,
          value: ({ from, until, hours }) => {
            const days = from === until ? from : `${from} – ${until}`;
            return hours === null ? days : `${days} ${hours.from}–${hours.until}`;
          },
          cell: daysOf,
        },
        {
          id: 'name',
          head: words.name,
          value: ({ names }) => names[language],
          cell: (closure) => (
            <button
              type="button"
              className={styles.open}
              aria-label={words.edit(closure.names[language], daysOf(closure))}
              onClick={() => onOpen(closure)}
            >
              {closure.names[language]}
            </button>
          ),
        },
        { id: 'where', head: words.where, value: where },
        {
          id: 'service',
          head: words.service,
          value: ({ type }) => (type === null ? words.allServices : nameOf(type)),
        },
        {
          id: 'kind',
          head: words.kind,
          value: ({ kind }) => words.kinds[kind],
          cell: ({ kind }) => <Tag tone={kind === 'closure' ? 'warning' : 'mint'}>{words.kinds[kind]}</Tag>,
        },
      ]}
    />
  );
}
