import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import { cancelOrder, changeDraftOrder, createDraftOrder, placeOrder } from '@phial/contract/calls/orders';
import type { DraftRequest, Order, OrderLine } from '@phial/contract/orders/order';
import type { Patient } from '@phial/contract/orders/order-patient';
import { missingToPlace, type OrderPriority } from '@phial/domain/orders/order-state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notifyCallError, send } from '../../../api-client/client.ts';
import { currentMessages } from '../../../language/language.ts';
import { lineKey } from '../items/offered.ts';
import { useUnsavedDrafts } from './unsaved-drafts.ts';

/** A draft as it is on screen. */
export interface DraftContent {
  patient: Patient | null;
  lines: readonly OrderLine[];
  notes: string;
  priority: OrderPriority;
}

/** Key of every query of orders: lists, counts and single ones. */
export const allOrders = keyOf(createDraftOrder);

const EMPTY_DRAFT: DraftContent = { patient: null, lines: [], notes: '', priority: 'routine' };

export function contentOf({ patient, lines, notes, priority }: Order): DraftContent {
  return { patient, lines, notes, priority };
}

type Act = 'save' | 'place' | 'cancel';

/**
 * A draft being written: what is on screen, what was saved last, and, when another window was faster, what that
 * one made of it. Nothing typed is lost to a conflict; the doctor says which of the two stays.
 * @param onOrder called with each new state of the order at the server
 */
export function useOrderDraft(saved: Order | undefined, onOrder: (order: Order) => void) {
  const unsaved = useUnsavedDrafts();
  const [begun] = useState(() => unsaved.of(saved?.orderId));
  const [content, setContent] = useState(() => begun?.content ?? (saved ? contentOf(saved) : EMPTY_DRAFT));
  const [base, setBase] = useState(begun?.base ?? saved);
  const [theirs, setTheirs] = useState<Order>();
  const [tried, setTried] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const queries = useQueryClient();
  const wire = wireOf(content);
  const isSaved = base !== undefined && sameDraft(wire, wireOf(contentOf(base)));
  const isEmpty =
    content.patient === null &&
    content.lines.length === 0 &&
    content.notes === '' &&
    content.priority === 'routine';
  const isAtRisk = base === undefined ? !isEmpty : base.state === 'DRAFT' && !isSaved;
  const missing = missingToPlace({ patientId: wire.patientId, items: wire.items });

  useEffect(() => {
    if (isAtRisk) unsaved.keep(base?.orderId, { content, base });
    else unsaved.forget(base?.orderId);
  }, [unsaved, isAtRisk, content, base]);

  const act = useMutation({
    mutationFn: async ({ kind, over }: { kind: Act; over: Order | undefined }) => {
      if (kind === 'cancel') return base && send(cancelOrder, versionOf(base));
      const former = over ?? base;
      const order =
        isSaved && over === undefined && base !== undefined ? base : await saveDraft(wire, former);
      // The draft is saved, whatever becomes of placing it.
      setBase(order);
      if (base === undefined) unsaved.forget(undefined);
      return kind === 'place' ? send(placeOrder, versionOf(order)) : order;
    },
    onSuccess: (order, { kind }) => {
      if (order === undefined) return;
      setBase(order);
      setTheirs(undefined);
      const words = currentMessages().orders.actions;
      const text = { save: words.saved, place: words.placed(order.number), cancel: words.cancelled }[kind];
      notify({ tone: 'success', text });
      void queries.invalidateQueries({ queryKey: allOrders });
      onOrder(order);
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const now = movedOrder(error);
      setGone(new Set(refusalData(placeOrder, error, 'order-item-unknown')?.items.map(lineKey)));
      if (error.error === 'version-conflict' && now?.state === 'DRAFT') setTheirs(now);
      else if (now !== undefined) {
        notify({ tone: 'warning', text: currentMessages().orders.conflict.moved });
        onOrder(now);
      } else notifyCallError(error);
    },
  });

  return {
    content,
    base,
    theirs,
    isSaved,
    isEmpty,
    /** Whether something on screen is nowhere else. */
    isAtRisk,
    /** Keys of the lines that the laboratory no longer offers, as far as it has said so. */
    gone,
    missing: tried ? missing : undefined,
    acting: act.isPending ? act.variables.kind : undefined,
    setPatient: (patient: Patient | null) => setContent((before) => ({ ...before, patient })),
    setNotes: (notes: string) => setContent((before) => ({ ...before, notes })),
    setPriority: (priority: OrderPriority) => setContent((before) => ({ ...before, priority })),
    /** Each item once: what is chosen already stays where it is. */
    addLines: (lines: readonly OrderLine[]) =>
      setContent((before) => {
        const chosen = new Set(before.lines.map(lineKey));
        return { ...before, lines: [...before.lines, ...lines.filter((line) => !chosen.has(lineKey(line)))] };
      }),
    removeLine: (line: OrderLine) =>
      setContent((before) => ({
        ...before,
        lines: before.lines.filter((one) => lineKey(one) !== lineKey(line)),
      })),
    clear: () => setContent(EMPTY_DRAFT),
    save: () => act.mutate({ kind: 'save', over: undefined }),
    /** @returns what is missing, if anything */
    place() {
      setTried(true);
      if (missing === undefined) act.mutate({ kind: 'place', over: undefined });
      return missing;
    },
    cancel: () => act.mutate({ kind: 'cancel', over: undefined }),
    keepMine: () => act.mutate({ kind: 'save', over: theirs }),
    takeTheirs() {
      if (theirs === undefined) return;
      setContent(contentOf(theirs));
      setBase(theirs);
      setTheirs(undefined);
      onOrder(theirs);
    },
  };
}

/** The order as it is now, where a change was refused because it has moved on. */
export function movedOrder(error: CallError): Order | undefined {
  const moved =
    refusalData(placeOrder, error, 'version-conflict') ?? refusalData(placeOrder, error, 'order-state');
  return moved?.order;
}

/** A new draft, or another version of one. */
function saveDraft(body: DraftRequest, former: Order | undefined): Promise<Order> {
  if (former === undefined) return send(createDraftOrder, { body, ownMessage: true });
  const { params, body: version } = versionOf(former);
  return send(changeDraftOrder, { params, body: { ...body, ...version }, ownMessage: true });
}

function versionOf({ orderId, version }: Order) {
  return { params: { id: orderId }, body: { version }, ownMessage: true };
}

function wireOf({ patient, lines, notes, priority }: DraftContent): DraftRequest {
  return {
    patientId: patient?.patientId ?? null,
    items: lines.map(({ kind, itemId }) => ({ kind, itemId })),
    notes,
    priority,
  };
}

function sameDraft(a: DraftRequest, b: DraftRequest): boolean {
  return (
    a.patientId === b.patientId &&
    a.notes === b.notes &&
    a.priority === b.priority &&
    a.items.map(lineKey).join() === b.items.map(lineKey).join()
  );
}
