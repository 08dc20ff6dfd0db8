import { CallError } from '@phial/client/call-error';
import { readOrder } from '@phial/contract/calls/orders';
import type { Order } from '@phial/contract/orders/order';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { OrderComposer } from '../../features/orders/composer/order-composer.tsx';
import { OrderView } from '../../features/orders/order-view.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { NotFound } from '../not-found/not-found.tsx';

/** One order: a draft to write on, anything else to read. */
export function DoctorOrder() {
  const words = useMessages().orders;
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const query = callQuery(readOrder, { params: { id } });
  const { data, error, isFetching, refetch } = useQuery(query);
  const onOrder = (order: Order) => queries.setQueryData(query.queryKey, order);

  if (data !== undefined) {
    return data.state === 'DRAFT' ? (
      <OrderComposer key={id} saved={data} onOrder={onOrder} />
    ) : (
      <OrderView order={data} onOrder={onOrder} />
    );
  }
  if (error instanceof CallError && error.error === 'not-found') return <NotFound />;
  if (error instanceof CallError && error.error === 'record-unreadable') {
    return (
      <Page title={words.view.unreadable}>
        <Notice tone="warning" title={words.list.unreadable}>
          <p>{words.view.unreadableHint}</p>
        </Notice>
      </Page>
    );
  }
  return (
    <Page title={words.listTitle}>
      <Loading active={isFetching} label={words.loading} />
      {error !== null && !isFetching && (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      )}
    </Page>
  );
}
