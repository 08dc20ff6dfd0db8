import type { DeskAppointment } from '@phial/contract/desk/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import styles from './caller-booked.module.css';

/** What is read out to the caller: the reservation code, large, with when and where. */
export function CallerBooked({
  appointment: { reservationCode, name, day, time, type, servicePointId },
  pointName,
  onClose,
}: {
  appointment: DeskAppointment;
  pointName: (servicePointId: string) => string;
  onClose: () => void;
}) {
  const { caller, desk } = useMessages();
  const language = useLanguage();
  const { nameOf } = useServices();
  const words = caller.done;
  const rows = [
    { id: 'name', term: desk.person.name, value: name },
    { id: 'when', term: desk.booking.when, value: desk.moment(formatLongDate(day, language), time) },
    { id: 'service', term: desk.service, value: nameOf(type) },
    { id: 'where', term: desk.booking.where, value: pointName(servicePointId) },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={caller.close}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {caller.close}
        </Button>
      }
    >
      <div role="status" className={styles.booked}>
        <p>{words.readOut}</p>
        <p className={styles.code}>
          <span>{words.code}</span>
          <b className={styles.characters}>{reservationCode}</b>
        </p>
        <DefinitionList rows={rows} />
        <p>{words.bring}</p>
      </div>
    </Dialog>
  );
}
