import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError } from '@phial/client/call-error';
import { refusalData } from '@phial/client/create-client';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  rotateWebhookSecret,
  sendWebhookTest,
} from '@phial/contract/calls/webhooks';
import {
  WEBHOOK_EVENT_TYPES,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@phial/contract/staff/webhook';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { OneTimeSecret } from '../accounts/form/one-time-secret.tsx';
import { type EndpointFields, EndpointForm } from './endpoint-form.tsx';
import styles from './webhooks.module.css';

/** A new endpoint, and its secret, which is shown this once. */
export function NewEndpoint({ onClose }: { onClose: () => void }) {
  const { form: words } = useMessages().webhooks;
  const refresh = useRefresh();
  const [created, setCreated] = useState<WebhookEndpointWithSecret>();
  if (created !== undefined) return <EndpointSecret {...created} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={words.newTitle} closeLabel={words.cancel}>
      <EndpointForm
        isNew
        fields={{ url: '', description: '', eventTypes: [...WEBHOOK_EVENT_TYPES], enabled: true }}
        submit={words.add}
        cancel={{ label: words.cancel, act: onClose }}
        send={async ({ enabled: _, ...body }) => {
          const answer = await send(createWebhookEndpoint, { body, ownMessage: true });
          notify({ tone: 'success', text: words.added });
          setCreated(answer);
          refresh();
        }}
      />
    </Dialog>
  );
}

/** One endpoint: change it, turn it off and on, replace its secret, try it, delete it. */
export function EndpointDialog({
  endpoint: opened,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}) {
  const { form: words } = useMessages().webhooks;
  const refresh = useRefresh();
  const [endpoint, setEndpoint] = useState(opened);
  const [isConflict, setConflict] = useState(false);
  const [replaced, setReplaced] = useState<WebhookEndpointWithSecret>();
  if (replaced !== undefined) return <EndpointSecret {...replaced} onClose={onClose} />;

  const save = async (fields: EndpointFields) => {
    setConflict(false);
    try {
      const { endpointId: id, version } = endpoint;
      const body = { ...fields, version };
      await send(changeWebhookEndpoint, { params: { id }, body, ownMessage: true });
      notify({ tone: 'success', text: words.saved });
      onClose();
    } catch (error) {
      const conflict = refusalData(changeWebhookEndpoint, error, 'version-conflict');
      if (conflict === undefined) throw error;
      setEndpoint(conflict.endpoint);
      setConflict(true);
    } finally {
      refresh();
    }
  };
  return (
    <Dialog open onClose={onClose} title={words.title(endpoint.description)} closeLabel={words.close}>
      <div className={styles.part}>
        {isConflict && (
          <Notice tone="warning" live="alert">
            <p>{words.conflict}</p>
          </Notice>
        )}
        <EndpointForm key={endpoint.version} fields={endpoint} submit={words.save} send={save} />
        <EndpointActs endpoint={endpoint} onReplaced={setReplaced} onDone={onClose} />
      </div>
    </Dialog>
  );
}

function EndpointActs({
  endpoint: { endpointId: id, enabled, formerSecretUntil },
  onReplaced,
  onDone,
}: {
  endpoint: WebhookEndpoint;
  onReplaced: (replaced: WebhookEndpointWithSecret) => void;
  onDone: () => void;
}) {
  const { acts: words, secret } = useMessages().webhooks;
  const language = useLanguage();
  const refresh = useRefresh();
  const params = { id };
  const [refusal, setRefusal] = useState<string>();
  const onError = (error: Error) => setRefusal(error instanceof CallError ? error.msg : String(error));
  const options = { onMutate: () => setRefusal(undefined), onError, onSettled: refresh };
  const test = useMutation({
    ...options,
    mutationFn: () => send(sendWebhookTest, { params, ownMessage: true }),
    onSuccess: () => notify({ tone: 'success', text: words.tested }),
  });
  const replace = useMutation({
    ...options,
    mutationFn: () => send(rotateWebhookSecret, { params, ownMessage: true }),
    onSuccess: onReplaced,
  });
  const remove = useMutation({
    ...options,
    mutationFn: () => send(deleteWebhookEndpoint, { params, ownMessage: true }),
    onSuccess: () => {
      notify({ tone: 'success', text: words.deleted });
      onDone();
    },
  });
  return (
    <div className={styles.acts}>
      {refusal !== undefined && (
        <Notice tone="error" live="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      {formerSecretUntil !== null && <p>{secret.both(formatMoment(formerSecretUntil, language))}</p>}
      <ButtonRow gap="small">
        {enabled && (
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {words.test}
          </Button>
        )}
        <ConfirmButton
          label={secret.replace}
          title={secret.replaceTitle}
          text={secret.replaceText}
          keep={secret.keep}
          isBusy={replace.isPending}
          onConfirm={() => replace.mutate()}
        />
        <ConfirmButton
          label={words.delete}
          title={words.deleteTitle}
          text={words.deleteText}
          keep={words.keep}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </ButtonRow>
    </div>
  );
}

function EndpointSecret({ endpoint, secret, onClose }: WebhookEndpointWithSecret & { onClose: () => void }) {
  const { secret: words } = useMessages().webhooks;
  return (
    <OneTimeSecret words={words} lead={words.lead(endpoint.description)} secret={secret} onClose={onClose} />
  );
}

/** The lists of the page are read anew. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: keyOf(listWebhookEndpoints) });
    void queries.invalidateQueries({ queryKey: keyOf(listWebhookDeliveries) });
  };
}
