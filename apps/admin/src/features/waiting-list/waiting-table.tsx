import type { WaitingDeskEntry, WaitingGroup, WaitingOffer } from '@phial/contract/desk/waiting-desk';
import { timeOf } from '@phial/domain/hong-kong-time';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { TableColumn } from '../../table/table-rows.ts';
import { useSlotTime } from '../schedule/location-names.ts';
import styles from './waiting-list.module.css';

interface WaitingTableProps {
  group: WaitingGroup;
  entries: readonly WaitingDeskEntry[];
  onEnd: (entry: WaitingDeskEntry) => void;
}

/** The entries of a group. What is typed to find somebody stays out of the address. */
export function WaitingTable({ group, entries, onEnd }: WaitingTableProps) {
  const { waitingDesk: words, schedule } = useMessages();
  const language = useLanguage();
  const { nameOf } = useServices();
  const pointsOf = ({ points }: WaitingDeskEntry) => points.map((names) => names[language]);
  const act: TableColumn<WaitingDeskEntry> = {
    id: 'act',
    head: words.act,
    value: () => '',
    cell: (entry) => (
      <Button
        size="small"
        className={styles.end}
        aria-label={words.endOf(entry.name)}
        onClick={() => onEnd(entry)}
      >
        {words.end}
      </Button>
    ),
  };
  const columns: TableColumn<WaitingDeskEntry>[] = [
    {
      id: 'joined',
      head: words.joined,
      value: ({ joinedAt }) => joinedAt,
      cell: ({ joinedAt }) => formatMoment(joinedAt, language),
    },
    {
      id: 'person',
      head: words.person,
      value: ({ name, maskedDocumentNumber }) => `${name} ${maskedDocumentNumber}`,
      cell: ({ name, maskedDocumentNumber, language: own }) => (
        <>
          <b>{name}</b>
          <div className="fine-print">
            {maskedDocumentNumber} · {schedule.languages[own]}
          </div>
        </>
      ),
    },
    {
      id: 'contact',
      head: words.contact,
      value: ({ telNo, email }) => `${telNo} ${email}`,
      cell: ({ telNo, email }) => (
        <>
          {telNo !== '' && <a href={`tel:${telNo}`}>{telNo}</a>}
          {email !== '' && <div>{email}</div>}
        </>
      ),
    },
    {
      id: 'wishes',
      head: words.wishes,
      value: (entry) => `${nameOf(entry.type)} ${pointsOf(entry).join(' ')}`,
      cell: (entry) => (
        <>
          <div>{nameOf(entry.type)}</div>
          <div className="fine-print">{pointsOf(entry).join(language === 'en' ? ', ' : '、')}</div>
          <div className="fine-print">
            {words.days(formatDate(entry.firstDay, language), formatDate(entry.lastDay, language))}
          </div>
          <div className="fine-print">{words.hours(entry.from, entry.until)}</div>
          {entry.givesUp !== '' && <div className="fine-print">{words.givesUp(entry.givesUp)}</div>}
        </>
      ),
    },
    {
      id: 'offers',
      head: words.offers,
      value: ({ offers }) => String(offers.length),
      cell: ({ offers }) => <Offers offers={offers} />,
    },
    ...(group === 'waiting' ? [act] : []),
  ];
  return (
    <DataTable
      label={words.groups[group]}
      rows={entries}
      rowId={({ entryId }) => entryId}
      filterInAddress={false}
      empty={words.empty[group]}
      columns={columns}
    />
  );
}

function Offers({ offers }: { offers: readonly WaitingOffer[] }) {
  const words = useMessages().waitingDesk;
  const language = useLanguage();
  const time = useSlotTime();
  if (offers.length === 0) return <span className="fine-print">{words.none}</span>;
  const outcomeOf = ({ outcome, endsAt }: WaitingOffer) =>
    outcome === 'open' ? words.outcomes.open(timeOf(new Date(endsAt))) : words.outcomes[outcome];
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.offeredAt + offer.servTime}>
          {offer.point !== null && `${time(offer.servTime)}, ${offer.point[language]}: `}
          {outcomeOf(offer)}
        </li>
      ))}
    </ul>
  );
}
