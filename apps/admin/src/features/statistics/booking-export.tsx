import { notify } from '@phial/browser/notices/notices';
import { exportBookings } from '@phial/contract/calls/desk';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import type { Statistics, StatisticsQuery } from '@phial/contract/staff/statistics';
import { dayOf, timeOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../api-client/client.ts';
import { currentMessages, useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import { saveAsCsv } from '../../table/save-file.ts';
import type { TableColumn } from '../../table/table-rows.ts';
import { Part } from './charts.tsx';

/** The bookings that are counted above, as a file for a spreadsheet. */
export function BookingExport({
  query: { from, until, servicePointId, serviceType },
  points,
}: {
  query: StatisticsQuery;
  points: Statistics['points'];
}) {
  const words = useMessages().statistics.bookingExport;
  const columns = useExportColumns(points);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      send(exportBookings, {
        body: {
          from,
          until,
          ...(servicePointId !== undefined && { servicePointId }),
          ...(serviceType !== undefined && { type: serviceType }),
        },
      }),
    onSuccess({ appointments }) {
      saveAsCsv(`bookings-${from}-${until}`, columns, appointments);
      const { length } = appointments;
      notify({
        tone: 'success',
        text: () => currentMessages().statistics.bookingExport.done(length),
      });
    },
  });
  return (
    <Part title={words.title}>
      <p>{words.hint}</p>
      <div>
        <Button busy={isPending} icon={<Icon name="download" size={20} />} onClick={() => mutate()}>
          {words.save}
        </Button>
      </div>
    </Part>
  );
}

/** Days and times as spreadsheets read them in every language: `2026-03-04`, `09:30`. */
function useExportColumns(points: Statistics['points']): TableColumn<DeskAppointment>[] {
  const { statistics, desk, schedule } = useMessages();
  const { heads, yes } = statistics.bookingExport;
  const { nameOf } = useServices();
  const names = new Map(points.map(({ servicePointId, name }) => [servicePointId, name]));
  const language = useLanguage();
  const moment = (instant: string | null) => {
    if (instant === null) return '';
    const at = new Date(instant);
    return `${dayOf(at)} ${timeOf(at)}`;
  };
  return [
    { id: 'day', head: heads.day, value: ({ day }) => day },
    { id: 'time', head: heads.time, value: ({ time }) => time },
    {
      id: 'point',
      head: heads.point,
      value: ({ servicePointId }) => names.get(servicePointId)?.[language] ?? servicePointId,
    },
    { id: 'service', head: heads.service, value: ({ type }) => nameOf(type) },
    { id: 'status', head: heads.status, value: ({ status }) => desk.status[status] },
    { id: 'code', head: heads.code, value: ({ reservationCode }) => reservationCode },
    { id: 'name', head: heads.name, value: ({ name }) => name },
    {
      id: 'documentNumber',
      head: heads.documentNumber,
      value: ({ maskedDocumentNumber }) => maskedDocumentNumber,
    },
    { id: 'phone', head: heads.phone, value: ({ telNo }) => telNo },
    { id: 'email', head: heads.email, value: ({ email }) => email },
    { id: 'language', head: heads.language, value: (one) => schedule.languages[one.language] },
    { id: 'walkIn', head: heads.walkIn, value: ({ walkIn }) => (walkIn ? yes : '') },
    { id: 'arrivedAt', head: heads.arrivedAt, value: ({ arrivedAt }) => moment(arrivedAt) },
    { id: 'bookedAt', head: heads.bookedAt, value: ({ bookedAt }) => moment(bookedAt) },
  ];
}
