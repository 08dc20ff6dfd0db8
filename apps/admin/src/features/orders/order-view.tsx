import { notify } from '@phial/browser/notices/notices';
import { siteSettings } from '@phial/browser/site-settings';
import { CallError } from '@phial/client/call-error';
import { urlOf } from '@phial/client/request';
import { cancelOrder, readRequestNote } from '@phial/contract/calls/orders';
import type { Order } from '@phial/contract/orders/order';
import { formatMoment } from '@phial/domain/moment-text';
import { isCancellable, isWithLaboratory } from '@phial/domain/orders/order-state';
import { Button, ButtonLink, buttonClass } from '@phial/ui/button/button';
import { Card } from '@phial/ui/card/card';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { notifyCallError, send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Page } from '../../shell/page.tsx';
import { ConflictNotice } from './composer/conflict-notice.tsx';
import composer from './composer/order-composer.module.css';
import { useUnsavedDrafts } from './composer/unsaved-drafts.ts';
import { allOrders, contentOf, movedOrder } from './composer/use-order-draft.ts';
import { ChosenItems } from './items/chosen-items.tsx';
import { RequirementsList } from './items/requirements-list.tsx';
import styles from './order-view.module.css';
import { PatientCard } from './patient/patient-card.tsx';
import { UrgentTag } from './priority/urgent-tag.tsx';
import { StateTag } from './state-tag.tsx';

/** An order that was placed or cancelled: to be read, printed, and, while the specimen is not there, taken back. */
export function OrderView({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const { orders: words, reports } = useMessages();
  const language = useLanguage();
  const id = useId();
  const cancel = useCancelling(onOrder);
  const times = [
    [words.view.created, order.createdAt],
    [words.view.placed, order.placedAt],
    [words.view.fetched, order.fetchedAt],
    [words.view.received, order.receivedAt],
    [words.view.reported, order.reportedAt],
    [words.view.cancelled, order.cancelledAt],
    [words.view.cancellationFetched, order.cancellationFetchedAt],
  ] as const;

  return (
    <Page
      title={words.orderTitle(order.number)}
      lead={words.stateHelp[order.state]}
      actions={
        <>
          <span className={composer.tag}>
            <StateTag state={order.state} />
          </span>
          <UrgentTag priority={order.priority} />
          {order.reportedAt !== null && (
            <Link
              to={`/doctor/reports?order=${order.number}`}
              className={buttonClass({ variant: 'primary' })}
            >
              {reports.report.ofOrder}
            </Link>
          )}
          {order.patient !== null && (
            <ButtonLink
              href={urlOf(readRequestNote, { params: { id: order.orderId } }, siteSettings().apiPrefix)}
              download={`${order.number}.pdf`}
              icon={<Icon name="download" size={20} />}
            >
              {words.actions.print}
            </ButtonLink>
          )}
          {isCancellable(order.state) && (
            <ConfirmButton
              label={words.actions.cancel}
              title={words.actions.cancelTitle}
              text={[words.actions.cancelText, order.fetchedAt !== null && words.actions.cancelFetched]
                .filter(Boolean)
                .join(' ')}
              keep={words.actions.keep}
              isBusy={cancel.isPending}
              onConfirm={() => cancel.mutate(order)}
            />
          )}
        </>
      }
    >
      <TooLate order={order} />
      <div className={composer.columns}>
        <div className={composer.form}>
          <Card as="section" labelledBy={`${id}-patient`}>
            <h2 id={`${id}-patient`}>{words.patient.title}</h2>
            {order.patient === null ? (
              <p>{order.placedAt === null ? words.list.noPatient : words.view.erased}</p>
            ) : (
              <PatientCard patient={order.patient} />
            )}
          </Card>
          <Card as="section" labelledBy={`${id}-items`}>
            <h2 id={`${id}-items`}>{words.items.title}</h2>
            <ChosenItems
              lines={order.lines}
              progress={isWithLaboratory(order.state) ? order.progress.lines : undefined}
            />
            {order.progress.unmatched > 0 && (
              <Notice tone="warning" title={words.unmatched(order.progress.unmatched)} />
            )}
          </Card>
          <Card as="section" labelledBy={`${id}-notes`}>
            <h2 id={`${id}-notes`}>{words.notes.title}</h2>
            <p className={styles.notes}>{order.notes || words.notes.none}</p>
          </Card>
          <Card as="section" labelledBy={`${id}-progress`}>
            <h2 id={`${id}-progress`}>{words.view.progress}</h2>
            <DefinitionList
              rows={times.flatMap(([term, at]) =>
                at === null
                  ? []
                  : [{ id: term, term, value: <time dateTime={at}>{formatMoment(at, language)}</time> }],
              )}
            />
          </Card>
        </div>
        <Card as="section" tone="mint" labelledBy={`${id}-requirements`}>
          <h2 id={`${id}-requirements`}>{words.requirements.title}</h2>
          <RequirementsList lines={order.lines} requirements={order.requirements} />
        </Card>
      </div>
    </Page>
  );
}

/** What was typed in this window when another one placed or cancelled the order. */
function TooLate({ order }: { order: Order }) {
  const words = useMessages().orders.conflict;
  const unsaved = useUnsavedDrafts();
  const [typed, setTyped] = useState(() => unsaved.of(order.orderId)?.content);
  if (typed === undefined) return null;
  return (
    <ConflictNotice
      title={words.movedTitle}
      lead={words.movedLead}
      mine={typed}
      theirs={{ heading: words.movedNow, content: contentOf(order) }}
    >
      <Button
        onClick={() => {
          unsaved.forget(order.orderId);
          setTyped(undefined);
        }}
      >
        {words.close}
      </Button>
    </ConflictNotice>
  );
}

function useCancelling(onOrder: (order: Order) => void) {
  const words = useMessages().orders;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, version }: Order) =>
      send(cancelOrder, { params: { id: orderId }, body: { version }, ownMessage: true }),
    onSuccess: (order) => {
      notify({ tone: 'success', text: words.actions.cancelled });
      void queries.invalidateQueries({ queryKey: allOrders });
      onOrder(order);
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const now = movedOrder(error);
      if (now === undefined) return notifyCallError(error);
      notify({ tone: 'warning', text: words.conflict.moved });
      onOrder(now);
    },
  });
}
