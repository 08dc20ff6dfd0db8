import { toPerson } from '@phial/domain/booking-form';
import { formatCardTime, formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Card } from '@phial/ui/card/card';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Phrases } from '@phial/ui/phrases/phrases';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './booking-summary.module.css';
import { findPoint } from './service-points.ts';
import type { StepProps } from './step-props.ts';

/** What will be booked, for whom. Each part leads back to where it was chosen. */
export function BookingSummary({
  address,
  go,
  state,
  places,
}: Pick<StepProps, 'address' | 'go' | 'state' | 'places'>) {
  const { bookingWizard: words, bookingDesk } = useMessages();
  const language = useLanguage();
  const point = findPoint(places.points, address.point);
  const { name, docNo, telNo, email } = toPerson(state.form);
  const time = address.time ?? '';
  return (
    <div className={styles.summary}>
      <Part title={words.yourAppointment} onChange={() => go({ ...address, step: 2 })}>
        <DefinitionList
          rows={[
            { term: words.service, value: bookingDesk.service[address.type] },
            {
              term: words.time,
              value: (
                <>
                  <time className={styles.time}>{formatCardTime(time)}</time>
                  <span className={styles.date}>{formatLongDate(time.slice(0, 10), language)}</span>
                </>
              ),
            },
            { term: words.centre, value: point && localised(point, 'servPt', language) },
            { term: words.address, value: point && localised(point, 'address', language) },
            { term: words.centrePhone, value: point?.tel },
          ]}
        />
      </Part>
      <Part title={words.yourDetails} onChange={() => go({ ...address, step: 3 })}>
        <DefinitionList
          rows={[
            { term: words.name, value: name },
            { term: bookingDesk.documentNumber.label, value: docNo },
            ...(telNo === '' ? [] : [{ term: words.telNo, value: telNo }]),
            ...(email === '' ? [] : [{ term: words.email, value: email }]),
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  const words = useMessages().bookingWizard;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Phrases text={title} />
        </h2>
        <Button size="small" variant="quiet" flush="end" onClick={onChange}>
          {words.change} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      {children}
    </Card>
  );
}
