import type { BookingRecord } from '@phial/contract/booking/appointment';
import { formatCardTime } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Icon } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { Tag } from '@phial/ui/tag/tag';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServiceName } from '../services/services.ts';
import { CalendarButton } from '../success/calendar-button.tsx';
import styles from './booking-card.module.css';
import { cardRows } from './card-rows.ts';

interface BookingCardProps {
  booking: BookingRecord;
  /** Nothing more can be done: a booking has just been cancelled and the screen is about to close. */
  locked: boolean;
  /** Absent where it cannot be moved. */
  onChange?: (() => void) | undefined;
  /** Other phone or e-mail at the same time; absent where nothing can be changed. */
  onContact?: (() => void) | undefined;
  /** Shows the slip, to be printed. */
  onSlip: () => void;
  onCancel: () => void;
}

/** A booking found by the enquiry. */
export function BookingCard({ booking, locked, onChange, onContact, onSlip, onCancel }: BookingCardProps) {
  const words = useMessages('booking').bookingDesk;
  const language = useLanguage();
  const serviceName = useServiceName(booking.type);
  const id = useId();
  const time = formatCardTime(booking.servTime);

  return (
    <Card as="article" labelledBy={`${id}-point`}>
      <div className={styles.head}>
        <div>
          <Tag>{booking.testServPtVo.belongTo}</Tag>
          <Heading level={2} id={`${id}-point`} className={styles.point}>
            {localised(booking.testServPtVo, 'servPt', language)}
          </Heading>
        </div>
        <p className={styles.when} id={`${id}-when`}>
          <Icon name="clock" />
          <time dateTime={`${time.replace(' ', 'T')}+08:00`}>{time}</time>
        </p>
      </div>
      <DefinitionList
        rows={cardRows(booking, language, words, serviceName).map(({ name, term, value }) => ({
          id: name,
          term,
          value,
        }))}
      />
      <div className={styles.actions}>
        <ButtonRow>
          {onChange && (
            <Button
              icon={<Icon name="edit" />}
              aria-describedby={`${id}-point ${id}-when`}
              disabled={locked}
              onClick={onChange}
            >
              {words.search.change}
            </Button>
          )}
          {onContact && (
            <Button
              icon={<Icon name="phone" />}
              aria-describedby={`${id}-point ${id}-when`}
              disabled={locked}
              onClick={onContact}
            >
              {words.contact.open}
            </Button>
          )}
          <Button
            icon={<Icon name="cancel" />}
            aria-describedby={`${id}-point ${id}-when`}
            disabled={locked}
            onClick={onCancel}
          >
            {words.search.cancel}
          </Button>
          <CalendarButton
            link={booking.link}
            servTime={booking.servTime}
            describedBy={`${id}-point ${id}-when`}
          />
          <Button icon={<Icon name="print" />} aria-describedby={`${id}-point ${id}-when`} onClick={onSlip}>
            {words.slip.open}
          </Button>
        </ButtonRow>
      </div>
    </Card>
  );
}
