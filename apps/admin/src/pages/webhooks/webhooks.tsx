import { listWebhookEndpoints } from '@phial/contract/calls/webhooks';
import type { WebhookEndpoint } from '@phial/contract/staff/webhook';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { Deliveries } from '../../features/webhooks/deliveries.tsx';
import { EndpointDialog, NewEndpoint } from '../../features/webhooks/endpoint-dialogs.tsx';
import { EndpointsTable } from '../../features/webhooks/endpoints-table.tsx';
import styles from '../../features/webhooks/webhooks.module.css';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** Milliseconds between two looks: deliveries go on by themselves. */
const LOOK_AGAIN = 5_000;

/** Where events are sent, and what became of them, for administrators. */
export function Webhooks() {
  const words = useMessages().webhooks;
  const endpoints = useQuery({ ...callQuery(listWebhookEndpoints), refetchInterval: LOOK_AGAIN });
  const [open, setOpen] = useState<WebhookEndpoint>();
  const [creating, setCreating] = useState(false);
  const list = endpoints.data?.endpoints;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button variant="primary" icon={<Icon name="plus" size={20} />} onClick={() => setCreating(true)}>
          {words.endpoints.add}
        </Button>
      }
    >
      {endpoints.isPending && <Loading active label={words.loading} />}
      {endpoints.isError && <TryAgain title={words.failed} onTryAgain={() => void endpoints.refetch()} />}
      {list?.length === 0 && (
        <Notice tone="info" title={words.endpoints.none}>
          <p>{words.endpoints.noneHint}</p>
        </Notice>
      )}
      {list !== undefined && list.length > 0 && (
        <>
          <Part title={words.endpoints.title}>
            <EndpointsTable endpoints={list} onOpen={setOpen} />
          </Part>
          <Part title={words.deliveries.title}>
            <Deliveries endpoints={list} />
          </Part>
        </>
      )}
      {open !== undefined && <EndpointDialog endpoint={open} onClose={() => setOpen(undefined)} />}
      {creating && <NewEndpoint onClose={() => setCreating(false)} />}
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
