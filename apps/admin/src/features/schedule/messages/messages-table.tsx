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

const TONES = {
  confirmation: 'mint',
  'change-confirmation': 'mint',
  'cancellation-confirmation': 'mint',
  reminder: 'sky',
  moved: 'sky',
  cancelled: 'warning',
  changed: 'mint',
  'waiting-joined': 'mint',
  'waiting-offer': 'sky',
  'waiting-ended': 'warning',
} as const;

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
  const isToCall = group === 'telephone';
  const isLost = group === 'failed';
  const whyNot = (failure: string) => {
    if (failure === 'unconfirmed') return words.failures.unconfirmed;
    if (failure === 'undelivered') return words.failures.undelivered;
    return failure === 'no-channel' ? words.failures.noChannel : words.failures.gaveUp(failure);
  };
  const phone: TableColumn<VisitorMessage> = {
    id: 'phone',
    head: words.phone,
    value: ({ telNo }) => telNo,
    cell: ({ telNo, failure }) => (
      <>
        {telNo === '' ? words.noPhone : <a href={`tel:${telNo}`}>{telNo}</a>}
        {failure !== null && <div className="fine-print">{whyNot(failure)}</div>}
      </>
    ),
  };
  const why: TableColumn<VisitorMessage> = {
    id: 'why',
    head: words.why,
    value: ({ failure }) => (failure === null ? '' : whyNot(failure)),
    cell: ({ failure }) => (failure === null ? '' : whyNot(failure)),
  };
  const actions: TableColumn<VisitorMessage> = {
    id: 'do',
    head: isToCall ? words.notified : words.again,
    value: () => '',
    cell: (message) => (
      <span className={styles.actions}>
        {isToCall && (
          <Button
            size="small"
            busy={busy === message.messageId}
            aria-label={words.notifiedOf(message.name)}
            onClick={() => onNotified(message)}
          >
            {words.notified}
          </Button>
        )}
        {message.failure !== null && message.canBeSent && message.settledAt !== null && (
          <Button size="small" aria-label={words.againOf(message.name)} onClick={() => onAgain(message)}>
            {words.again}
          </Button>
        )}
      </span>
    ),
  };
  const columns: TableColumn<VisitorMessage>[] = [
    {
      id: 'what',
      head: words.what,
      value: ({ kind }) => words.kinds[kind],
      cell: ({ kind, type, hoursAhead }) => (
        <>
          <Tag tone={TONES[kind]}>{words.kinds[kind]}</Tag>
          {hoursAhead !== null && <div className="fine-print">{words.hoursAhead(hoursAhead)}</div>}
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
      value: ({ former }) => (former === null ? '' : `${former.servTime} ${former.names[language]}`),
      cell: ({ former }) => (former === null ? words.noFormer : slot(former)),
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
    ...(isLost || group === 'skipped' ? [why] : []),
    ...(isToCall || isLost ? [actions] : []),
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
