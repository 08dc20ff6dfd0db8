import { keyOf } from '@phial/browser/server-state/call-query';
import { listWebhookDeliveries } from '@phial/contract/calls/webhooks';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TEST_TYPE,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@phial/contract/staff/webhook';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Select } from '@phial/ui/select-field/select-field';
import { Tag } from '@phial/ui/tag/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { TryAgain } from '../../shell/try-again.tsx';
import { useAddress } from '../../shell/use-address.ts';
import { PlainTable } from '../../table/plain-table.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DELIVERY_TONES, eventName } from './webhook-texts.ts';
import styles from './webhooks.module.css';

/** Milliseconds between two looks: deliveries go on by themselves. */
const LOOK_AGAIN = 5_000;

const TYPES = [...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE] as const;

/** What was sent and is to be sent, newest first. What is looked for is kept in the address. */
export function Deliveries({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const words = useMessages().webhooks;
  const { deliveries: own } = words;
  const [params, setFilter] = useAddress();
  const state = WEBHOOK_DELIVERY_STATES.find((one) => one === params.get('state'));
  const type = TYPES.find((one) => one === params.get('type'));
  const endpointId = endpoints.find((one) => one.endpointId === params.get('endpoint'))?.endpointId;
  const query = {
    ...(state !== undefined && { state }),
    ...(type !== undefined && { type }),
    ...(endpointId !== undefined && { endpointId }),
  };
  const [open, setOpen] = useState<WebhookDelivery>();
  const list = useInfiniteQuery({
    queryKey: keyOf(listWebhookDeliveries, { query }),
    queryFn: ({ pageParam, signal }) =>
      send(listWebhookDeliveries, {
        query: { ...query, before: pageParam ?? undefined },
        ownMessage: true,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: LOOK_AGAIN,
  });
  const rows = list.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  return (
    <>
      <div className={styles.filters}>
        <Filter
          label={own.filter.state}
          value={state}
          options={WEBHOOK_DELIVERY_STATES.map((value) => ({ value, label: words.states[value] }))}
          onChange={(value) => setFilter({ state: value })}
        />
        <Filter
          label={own.filter.type}
          value={type}
          options={TYPES.map((value) => ({ value, label: eventName(words, value) }))}
          onChange={(value) => setFilter({ type: value })}
        />
        <Filter
          label={own.filter.endpoint}
          value={endpointId}
          options={endpoints.map(({ endpointId: value, description: label }) => ({ value, label }))}
          onChange={(value) => setFilter({ endpoint: value })}
        />
      </div>
      {list.isPending && <Loading active label={words.loading} />}
      {list.isError && <TryAgain title={words.failed} onTryAgain={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && (
        <p>{Object.keys(query).length === 0 ? own.none : own.noneOfChoice}</p>
      )}
      {rows.length > 0 && <DeliveriesTable rows={rows} endpoints={endpoints} onOpen={setOpen} />}
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {own.more}
          </Button>
        </p>
      )}
      {open !== undefined && <DeliveryDialog delivery={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Filter({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  const { all } = useMessages().webhooks.deliveries.filter;
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value ?? ''} placeholder={all} options={options} onChange={onChange} />
    </div>
  );
}

function DeliveriesTable({
  rows,
  endpoints,
  onOpen,
}: {
  rows: readonly WebhookDelivery[];
  endpoints: readonly WebhookEndpoint[];
  onOpen: (delivery: WebhookDelivery) => void;
}) {
  const words = useMessages().webhooks;
  const { deliveries: own } = words;
  const language = useLanguage();
  const nameOf = (id: string) =>
    endpoints.find(({ endpointId }) => endpointId === id)?.description ?? own.deletedEndpoint;
  return (
    <PlainTable
      label={own.tableLabel}
      rows={rows}
      rowId={({ deliveryId }) => deliveryId}
      columns={[
        {
          id: 'event',
          head: own.event,
          cell: (delivery) => {
            const event = eventName(words, delivery.type);
            return (
              <button
                type="button"
                className={styles.open}
                aria-label={own.open(event, formatMoment(delivery.createdAt, language))}
                onClick={() => onOpen(delivery)}
              >
                {event}
              </button>
            );
          },
        },
        {
          id: 'at',
          head: own.at,
          cell: ({ createdAt }) => <span className={styles.moment}>{formatMoment(createdAt, language)}</span>,
        },
        { id: 'receiver', head: own.receiver, cell: ({ endpointId }) => nameOf(endpointId) },
        {
          id: 'state',
          head: own.state,
          cell: ({ state, dueAt, attempts }) => (
            <>
              <Tag tone={DELIVERY_TONES[state]}>{words.states[state]}</Tag>
              {dueAt !== null && attempts > 0 && (
                <div className={styles.address}>{own.nextAttempt(formatMoment(dueAt, language))}</div>
              )}
            </>
          ),
        },
        { id: 'attempts', head: own.attempts, kind: 'number', cell: ({ attempts }) => attempts },
      ]}
    />
  );
}
