import { reorderServicePoints } from '@phial/contract/calls/staff-service-points';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import { formatDate } from '@phial/domain/moment-text';
import { Button, buttonClass } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Tag } from '@phial/ui/tag/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../api-client/client.ts';
import { OrderEditor } from '../../features/editing/order-editor.tsx';
import { useServicePoints } from '../../features/editing/queries.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { DataTable } from '../../table/data-table.tsx';

/** `/service-points`: all service points, in the order visitors see. */
export function ServicePoints() {
  const words = useMessages();
  const { editing } = words;
  const language = useLanguage();
  const { data: points, isPending, isError, refetch } = useServicePoints();
  const [isOrdering, setOrdering] = useState(false);
  return (
    <Page
      title={editing.servicePoints}
      lead={editing.servicePointsLead}
      actions={
        <>
          {!isOrdering && points && <Button onClick={() => setOrdering(true)}>{editing.list.order}</Button>}
          <Link className={buttonClass({ variant: 'primary' })} to="/service-points/new">
            {editing.list.add}
          </Link>
        </>
      }
    >
      <Loading active={isPending} label={words.shell.page.loading} />
      {isError && <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />}
      {points && isOrdering && (
        <OrderEditor
          items={points.map(({ servPtId, body }) => ({ id: servPtId, name: body.name[language] }))}
          onSave={(former, order) =>
            send(reorderServicePoints, { body: { former, order }, ownMessage: true })
          }
          onChanged={() => void refetch()}
          onClose={() => setOrdering(false)}
        />
      )}
      {points && !isOrdering && <PointTable points={points} />}
    </Page>
  );
}

function PointTable({ points }: { points: readonly StaffServicePoint[] }) {
  const { editing, editingFields, retirement } = useMessages();
  const language = useLanguage();
  const { nameOf } = useServices();
  const offers = ({ body }: StaffServicePoint) => [
    ...new Set(body.abilities.map(({ type }) => nameOf(type))),
  ];
  return (
    <DataTable
      label={editing.servicePoints}
      rows={points}
      rowId={({ servPtId }) => servPtId}
      exportAs="service-points"
      empty={editing.list.empty}
      columns={[
        {
          id: 'name',
          head: editing.list.name,
          value: ({ body }) => body.name[language],
          cell: ({ servPtId, body, retiredFrom }) => (
            <>
              <Link to={`/service-points/${encodeURIComponent(servPtId)}`}>{body.name[language]}</Link>{' '}
              {retiredFrom !== null && (
                <Tag tone="warning">{retirement.tag(formatDate(retiredFrom, language))}</Tag>
              )}
            </>
          ),
        },
        { id: 'city', head: editing.list.city, value: ({ cityName }) => cityName[language] },
        {
          id: 'district',
          head: editing.list.district,
          value: ({ districtName }) => districtName[language],
        },
        {
          id: 'address',
          head: editingFields.labels.address,
          value: ({ body }) => body.address[language],
        },
        { id: 'tel', head: editingFields.labels.tel, value: ({ body }) => body.tel },
        {
          id: 'offers',
          head: editing.list.offers,
          value: (point) => offers(point).join(', '),
          cell: (point) =>
            offers(point).length === 0 ? (
              <Tag tone="plain">{editing.states.hidden}</Tag>
            ) : (
              offers(point).join(', ')
            ),
        },
      ]}
    />
  );
}
