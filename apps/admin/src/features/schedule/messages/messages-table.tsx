import type { MessageGroup, VisitorMessage } from '@phial/contract/schedule/schedule-message';
import { formatCardTime } from '@phial/domain/hong-kong-time';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { TableColumn } from '../../../table/table-rows.ts';
import { useFailureWords } from '../../../visitor-messages/failure-words.ts';
import { KindTag } from '../../../visitor-messages/kind-tag.tsx';
import { maySendAgain } from '../../../visitor-messages/may-send-again.ts';
import { useSlotTime } from '../location-names.ts';
import styles from './messages-table.module.css';
import { WhatToSay } from './what-to-say.tsx';

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
  const whyNot = useFailureWords();
  const [opened, setOpened] = useState('');
  const phone: TableColumn<VisitorMessage> = {
    id: 'phone',
    head: words.phone,
    value: ({ telNo }) => telNo,
    cell: ({ messageId, name, telNo, failure }) => (
      <>
        {telNo === '' ? (
          words.noPhone
        ) : (
          <a className={styles.phone} href={`tel:${telNo}`}>
            {telNo}
          </a>
        )}
        {failure !== null && <div className="fine-print">{whyNot(failure)}</div>}
        <Button
          className={styles.say}
          variant="quiet"
          size="small"
          flush="start"
          aria-expanded={opened === messageId}
          aria-label={words.sayTo(name)}
          icon={<Icon name={opened === messageId ? 'chevron-down' : 'chevron-right'} size={20} />}
          onClick={() => setOpened(opened === messageId ? '' : messageId)}
        >
          {words.say}
        </Button>
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
        {maySendAgain(message) && (
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
          <KindTag kind={kind} />
          {hoursAhead !== null && <div className="fine-print">{words.hoursAhead(hoursAhead)}</div>}
          <div className="fine-print">{nameOfService(type)}</div>
        </>
      ),
    },
    {
      id: 'person',
      head: words.person,
      value: ({ name, reservationCode, language: own }) => `${name} ${reservationCode} ${languages[own]}`,
      cell: ({ name, reservationCode, language: own }) => (
        <>
          <b>{name}</b>
          <div className="fine-print">
            {reservationCode}
            {!isToCall && ` · ${languages[own]}`}
          </div>
          {isToCall && (
            <div className={styles.language}>
              <Tag tone="sky">{languages[own]}</Tag>
            </div>
          )}
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
      cell: ({ createdAt, settledAt }) => (
        <span className={styles.moment}>{formatMoment(settledAt ?? createdAt, language)}</span>
      ),
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
      detail={(message) => isToCall && message.messageId === opened && <WhatToSay message={message} />}
    />
  );
}
