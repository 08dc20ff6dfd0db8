import type { MessageGroup, VisitorMessage } from '@phial/contract/schedule/schedule-message';
import { formatCardTime } from '@phial/domain/hong-kong-time';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { TableColumn } from '../../../table/table-rows.ts';
import { useSlotTime } from '../location-names.ts';
import styles from './messages-table.module.css';

const TONES = { moved: 'sky', cancelled: 'warning', changed: 'mint' } as const;

/** The messages of a group. What is typed to find somebody stays out of the address. */
export function MessagesTable({
  group,
  messages,
  busy,
  onNotified,
  onAgain,
}: {
  group: MessageGroup;
  messages: readonly VisitorMessage[];
  /** The message something is being done about. */
  busy: string | undefined;
  onNotified: (message: VisitorMessage) => void;
  onAgain: (message: VisitorMessage) => void;
}) {
  const { messages: words, languages } = useMessages().schedule;
  const { nameOf: nameOfService } = useServices();
  const language = useLanguage();
  const time = useSlotTime();
  const slot = ({ names, servTime }: VisitorMessage['now']) => (
    <>
      <div className={styles.time}>{time(servTime)}</div>
      <div className="fine-print">{names[language]}</div>
    </>
  );
  const phone: TableColumn<VisitorMessage> = {
    id: 'phone',
    head: words.phone,
    value: ({ telNo }) => telNo,
    cell: ({ telNo, failure }) => (
      <>
        {telNo === '' ? words.noPhone : <a href={`tel:${telNo}`}>{telNo}</a>}
        {failure !== null && (
          <div className="fine-print">
            {failure === 'unconfirmed' ? words.failures.unconfirmed : words.failures.gaveUp(failure)}
          </div>
        )}
      </>
    ),
  };
  const actions: TableColumn<VisitorMessage> = {
    id: 'do',
    head: words.notified,
    value: () => '',
    cell: (message) => (
      <span className={styles.actions}>
        <Button
          size="small"
          busy={busy === message.messageId}
          aria-label={words.notifiedOf(message.name)}
          onClick={() => onNotified(message)}
        >
          {words.notified}
        </Button>
        {message.failure !== null && message.hasEmail && message.settledAt !== null && (
          <Button size="small" aria-label={words.againOf(message.name)} onClick={() => onAgain(message)}>
            {words.again}
          </Button>
        )}
      </span>
    ),
  };
  const isToCall = group === 'telephone';
  const columns: TableColumn<VisitorMessage>[] = [
    {
      id: 'what',
      head: words.what,
      value: ({ kind }) => words.kinds[kind],
      cell: ({ kind, type }) => (
        <>
          <Tag tone={TONES[kind]}>{words.kinds[kind]}</Tag>
          <div className="fine-print">{nameOfService(type)}</div>
        </>
      ),
    },
    {
      id: 'person',
      head: words.person,
      value: ({ name, reservationCode }) => `${name} ${reservationCode}`,
      cell: ({ name, reservationCode, language: own }) => (
        <>
          <b>{name}</b>
          <div className="fine-print">
            {reservationCode} · {languages[own]}
          </div>
        </>
      ),
    },
    ...(isToCall ? [phone] : []),
    {
      id: 'former',
      head: words.formerSlot,
      value: ({ former }) => `${former.servTime} ${former.names[language]}`,
      cell: ({ former }) => slot(former),
    },
    {
      id: 'now',
      head: words.currentSlot,
      value: ({ now }) => `${now.servTime} ${now.names[language]}`,
      cell: ({ kind, now }) => (kind === 'cancelled' ? words.kinds.cancelled : slot(now)),
    },
    {
      id: 'when',
      head: isToCall || group === 'queued' ? words.since : words.settled,
      value: ({ createdAt, settledAt }) => formatCardTime(new Date(settledAt ?? createdAt)),
      cell: ({ createdAt, settledAt }) => formatMoment(settledAt ?? createdAt, language),
    },
    ...(isToCall ? [actions] : []),
  ];
  return (
    <DataTable
      label={words.groups[group]}
      rows={messages}
      rowId={({ messageId }) => messageId}
      filterInAddress={false}
      empty={words.empty[group]}
      columns={columns}
    />
  );
}
