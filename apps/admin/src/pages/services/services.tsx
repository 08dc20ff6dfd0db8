import {
  deleteService,
  reorderServices,
  restoreService,
  retireService,
} from '@phial/contract/calls/staff-services';
import type { StaffService } from '@phial/contract/content/editing-service';
import { Button, buttonClass } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { Tag } from '@phial/ui/tag/tag';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../api-client/client.ts';
import { OrderEditor } from '../../features/editing/order-editor.tsx';
import { useStaffServices } from '../../features/editing/queries.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { DataTable } from '../../table/data-table.tsx';

/** `/services`: what can be booked, in the order visitors see. */
export function Services() {
  const words = useMessages();
  const { editing } = words;
  const language = useLanguage();
  const { data: services, isPending, isError, refetch } = useStaffServices();
  const [isOrdering, setOrdering] = useState(false);
  return (
    <Page
      title={editing.services.title}
      lead={editing.services.lead}
      actions={
        <>
          {!isOrdering && services && <Button onClick={() => setOrdering(true)}>{editing.list.order}</Button>}
          <Link className={buttonClass({ variant: 'primary' })} to="/services/new">
            {editing.list.add}
          </Link>
        </>
      }
    >
      <Loading active={isPending} label={words.shell.page.loading} />
      {isError && <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />}
      {services && isOrdering && (
        <OrderEditor
          items={services.map(({ code, body }) => ({ id: code, name: body.name[language] }))}
          onSave={(former, order) => send(reorderServices, { body: { former, order }, ownMessage: true })}
          onChanged={() => void refetch()}
          onClose={() => setOrdering(false)}
        />
      )}
      {services && !isOrdering && <ServiceTable services={services} onChanged={() => void refetch()} />}
    </Page>
  );
}

function ServiceTable({ services, onChanged }: { services: readonly StaffService[]; onChanged: () => void }) {
  const { editing, editingFields } = useMessages();
  const words = editing.services;
  const language = useLanguage();
  return (
    <DataTable
      label={words.title}
      rows={services}
      rowId={({ code }) => code}
      exportAs="services"
      empty={editing.list.empty}
      columns={[
        {
          id: 'name',
          head: editing.list.name,
          value: ({ body }) => body.name[language],
          cell: ({ code, body }) => <Link to={`/services/${code}`}>{body.name[language]}</Link>,
        },
        { id: 'code', head: editingFields.labels.code, value: ({ code }) => code },
        {
          id: 'state',
          head: editing.list.state,
          value: ({ state }) => words.states[state],
          cell: ({ state }) => <Tag tone={state === 'ACTIVE' ? 'mint' : 'plain'}>{words.states[state]}</Tag>,
        },
        { id: 'points', head: words.points, value: ({ points }) => points },
        { id: 'days', head: editingFields.labels.daysAhead, value: ({ body }) => body.daysAhead },
        {
          id: 'actions',
          head: words.actions,
          value: () => '',
          cell: (service) => <ServiceActions service={service} onChanged={onChanged} />,
        },
      ]}
    />
  );
}

function ServiceActions({ service, onChanged }: { service: StaffService; onChanged: () => void }) {
  const words = useMessages().editing.services;
  const language = useLanguage();
  const { code, version, state, body, deletable } = service;
  const name = body.name[language];
  const act = useMutation({
    mutationFn: async (call: typeof retireService | typeof restoreService | typeof deleteService) => {
      await send(call, { params: { code }, body: { version } });
    },
    onSettled: onChanged,
  });
  return (
    <ButtonRow>
      {state === 'ACTIVE' ? (
        <ConfirmButton
          size="small"
          label={words.retire}
          name={words.retireOf(name)}
          title={words.retireOf(name)}
          text={words.retireHint}
          keep={words.keep}
          isBusy={act.isPending}
          onConfirm={() => act.mutate(retireService)}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.restoreOf(name)}
          busy={act.isPending}
          onClick={() => act.mutate(restoreService)}
        >
          {words.restore}
        </Button>
      )}
      {deletable && (
        <ConfirmButton
          size="small"
          label={words.delete}
          name={words.deleteOf(name)}
          title={words.deleteOf(name)}
          text={words.deleteHint}
          keep={words.keep}
          isBusy={act.isPending}
          onConfirm={() => act.mutate(deleteService)}
        />
      )}
    </ButtonRow>
  );
}
