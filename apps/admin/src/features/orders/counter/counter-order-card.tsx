import type { CounterOrder } from '@phial/contract/orders/order';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import { Card } from '@phial/ui/card/card';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { type ReactNode, useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ChosenItems } from '../items/chosen-items.tsx';
import { RequirementsList } from '../items/requirements-list.tsx';
import { UrgentTag } from '../priority/urgent-tag.tsx';
import { StateTag } from '../state-tag.tsx';
import styles from './counter.module.css';

/** An order as the counter checks it against the patient and the tubes; however long, what is to be pressed comes first. */
export function CounterOrderCard({ order, children }: { order: CounterOrder; children: ReactNode }) {
  const words = useMessages().orders;
  const language = useLanguage();
  const id = useId();
  const fetched = [
    [words.view.fetched, order.fetchedAt] as const,
    [words.view.cancellationFetched, order.cancellationFetchedAt] as const,
  ].flatMap(([term, at]) => (at === null ? [] : [[term, at] as const]));
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.orderTitle(order.number)}</h2>
        <StateTag state={order.state} />
        <UrgentTag priority={order.priority} />
      </div>
      <DefinitionList
        rows={[
          {
            id: 'name',
            term: words.patient.title,
            value: <strong>{order.patientName || words.view.erased}</strong>,
          },
          {
            id: 'birthday',
            term: words.patient.birthday,
            value: order.birthday === '' ? '' : formatDate(order.birthday, language),
          },
          { id: 'document', term: words.patient.documentNumber, value: order.documentNumber },
          { id: 'doctor', term: words.view.doctor, value: order.doctorName },
          ...fetched.map(([term, at]) => ({
            id: term,
            term,
            value: <time dateTime={at}>{formatMoment(at, language)}</time>,
          })),
        ]}
      />
      <div className={styles.act}>{children}</div>
      <div className={styles.columns}>
        <ChosenItems lines={order.lines} />
        <RequirementsList lines={order.lines} requirements={order.requirements} />
      </div>
      <h3 className={styles.notesTitle}>{words.notes.title}</h3>
      <p className={styles.notes}>{order.notes || words.notes.none}</p>
    </Card>
  );
}
