import { revealDocumentNumber } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import { formatMoment } from '@phial/domain/moment-text';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { RevealNumber } from './reveal-number.tsx';

/** What the desk knows of a booking. */
export function BookingFacts({
  appointment,
  pointName,
}: {
  appointment: DeskAppointment;
  pointName: string;
}) {
  const words = useMessages().desk;
  const language = useLanguage();
  const { nameOf, excludedOn } = useServices();
  const {
    appointmentId: id,
    day,
    time,
    type,
    telNo,
    email,
    reservationCode,
    bookedAt,
    walkIn,
    modified,
    attendanceConfirmed,
  } = appointment;
  const notes = [walkIn ? words.walkIn : '', modified ? words.booking.modified : ''].filter((note) => note);
  const attendance = attendanceConfirmed ? words.booking.attendanceConfirmed : '';
  const rows = [
    { id: 'when', term: words.booking.when, value: words.moment(formatLongDate(day, language), time) },
    { id: 'attendance', term: words.booking.attendance, value: attendance },
    { id: 'where', term: words.booking.where, value: `${pointName} · ${nameOf(type)}` },
    { id: 'excluded', term: words.excluded, value: excludedOn(type, day).join('; ') },
    { id: 'code', term: words.booking.code, value: <b>{reservationCode}</b> },
    {
      id: 'document',
      term: words.booking.documentNumber,
      value: (
        <RevealNumber
          masked={appointment.maskedDocumentNumber}
          onReveal={
            appointment.erased || appointment.unreadable
              ? undefined
              : (reason) => send(revealDocumentNumber, { params: { id }, body: { reason }, ownMessage: true })
          }
        />
      ),
    },
    { id: 'phone', term: words.booking.phone, value: telNo },
    { id: 'email', term: words.booking.email, value: email },
    {
      id: 'language',
      term: words.booking.language,
      value: words.languagesLong[fromWireLanguage(appointment.language)],
    },
    {
      id: 'booked',
      term: words.booking.booked,
      value: [formatMoment(bookedAt, language), ...notes].join(' · '),
    },
  ];
  return <DefinitionList rows={rows.filter(({ value }) => value !== '')} />;
}
