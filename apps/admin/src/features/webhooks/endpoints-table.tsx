import type { WebhookEndpoint } from '@phial/contract/staff/webhook';
import { formatMoment } from '@phial/domain/moment-text';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../language/language.ts';
import { PlainTable } from '../../table/plain-table.tsx';
import { ENDPOINT_TONES, endpointState } from './webhook-texts.ts';
import styles from './webhooks.module.css';

/** Where events are sent; a press on a name opens one. */
export function EndpointsTable({
  endpoints,
  onOpen,
}: {
  endpoints: readonly WebhookEndpoint[];
  onOpen: (endpoint: WebhookEndpoint) => void;
}) {
  const { endpoints: words } = useMessages().webhooks;
  const language = useLanguage();
  return (
    <PlainTable
      label={words.tableLabel}
      rows={endpoints}
      rowId={({ endpointId }) => endpointId}
      columns={[
        {
          id: 'name',
          head: words.name,
          cell: (endpoint) => (
            <>
              <button
                type="button"
                className={styles.open}
                aria-label={words.edit(endpoint.description)}
                onClick={() => onOpen(endpoint)}
              >
                {endpoint.description}
              </button>
              <div className={styles.address}>{endpoint.url}</div>
            </>
          ),
        },
        {
          id: 'state',
          head: words.state,
          cell: (endpoint) => {
            const state = endpointState(endpoint);
            return <Tag tone={ENDPOINT_TONES[state]}>{words.states[state]}</Tag>;
          },
        },
        {
          id: 'success',
          head: words.lastSuccess,
          cell: ({ lastSuccessAt }) =>
            lastSuccessAt === null ? (
              words.never
            ) : (
              <span className={styles.moment}>{formatMoment(lastSuccessAt, language)}</span>
            ),
        },
        { id: 'waiting', head: words.waiting, kind: 'number', cell: ({ waiting }) => waiting },
        { id: 'failed', head: words.given, kind: 'number', cell: ({ failed }) => failed },
      ]}
    />
  );
}
