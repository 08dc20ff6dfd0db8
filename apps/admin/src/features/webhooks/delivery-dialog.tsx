import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError } from '@phial/client/call-error';
import { listWebhookDeliveries, readWebhookDelivery, sendWebhookAgain } from '@phial/contract/calls/webhooks';
import type { WebhookDelivery, WebhookDeliveryDetails } from '@phial/contract/staff/webhook';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Tag } from '@phial/ui/tag/tag';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { TryAgain } from '../../shell/try-again.tsx';
import { PlainTable } from '../../table/plain-table.tsx';
import { attemptResult, DELIVERY_TONES, eventName } from './webhook-texts.ts';
import styles from './webhooks.module.css';

/** One delivery: what is sent, what came of each attempt, and the way to send it again. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) {
  const words = useMessages().webhooks;
  const { delivery: own } = words;
  const queries = useQueryClient();
  const params = { id: delivery.deliveryId };
  const details = useQuery({ ...callQuery(readWebhookDelivery, { params }), refetchInterval: 5_000 });
  const again = useMutation({
    mutationFn: () => send(sendWebhookAgain, { params, ownMessage: true }),
    onSuccess: () => notify({ tone: 'success', text: own.sentAgain }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: keyOf(readWebhookDelivery) });
      void queries.invalidateQueries({ queryKey: keyOf(listWebhookDeliveries) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={own.title(eventName(words, delivery.type))}
      closeLabel={own.close}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{own.close}</Button>
          {/* Stays while an attempt is under way: the button beside it must not move away under a click. */}
          {details.data?.enabled && (
            <Button
              variant="primary"
              busy={again.isPending || details.data.state === 'SENDING'}
              onClick={() => again.mutate()}
            >
              {own.again}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.part}>
        {again.error instanceof CallError && (
          <Notice tone="error" live="alert">
            <p>{again.error.msg}</p>
          </Notice>
        )}
        {details.isPending && <Loading active label={own.loading} />}
        {details.isError && <TryAgain title={own.failed} onTryAgain={() => void details.refetch()} />}
        {details.data !== undefined && <Details details={details.data} />}
      </div>
    </Dialog>
  );
}

function Details({ details }: { details: WebhookDeliveryDetails }) {
  const words = useMessages().webhooks;
  const { delivery: own } = words;
  const language = useLanguage();
  const { state, webhookId, body, enabled, history, attempts } = details;
  return (
    <>
      <p role="status">
        <Tag tone={DELIVERY_TONES[state]}>{words.states[state]}</Tag>
      </p>
      {!enabled && <Notice tone="info" title={own.off} />}
      <p>
        {own.webhookId}
        <br />
        <span className={styles.id}>{webhookId}</span>
      </p>
      <h3>{own.payload}</h3>
      <pre className={styles.payload}>{body}</pre>
      <h3>{own.history}</h3>
      {history.length === 0 ? (
        <p>{own.noAttempts}</p>
      ) : (
        <PlainTable
          label={own.historyLabel}
          rows={history}
          rowId={({ number }) => String(number)}
          columns={[
            { id: 'number', head: own.number, cell: ({ number }) => number },
            {
              id: 'at',
              head: own.at,
              cell: ({ at }) => <span className={styles.moment}>{formatMoment(at, language)}</span>,
            },
            {
              id: 'result',
              head: own.result,
              cell: (attempt) =>
                attemptResult(words, attempt, state === 'SENDING' && attempt.number === attempts),
            },
            { id: 'status', head: own.status, kind: 'number', cell: ({ status }) => status ?? '–' },
            {
              id: 'duration',
              head: own.duration,
              kind: 'number',
              cell: ({ milliseconds }) => (milliseconds === null ? '–' : own.milliseconds(milliseconds)),
            },
          ]}
        />
      )}
    </>
  );
}
