import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { findOrder, receiveSpecimen } from '@phial/contract/calls/orders';
import type { CounterOrder } from '@phial/contract/orders/order';
import { Button } from '@phial/ui/button/button';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { notifyCallError, send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import styles from './counter.module.css';
import { CounterOrderCard } from './counter-order-card.tsx';

/**
 * One request note after another: scanned or typed, looked at, ticked. A scanner
 * types and ends with Enter, so the box has the focus again after each.
 */
export function ReceiveSpecimen() {
  const words = useMessages().orders;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [order, setOrder] = useState<CounterOrder>();
  const [problem, setProblem] = useState<string>();
  // A scanner types wherever the focus is.
  useEffect(() => box.current?.focus(), []);

  const find = useMutation({
    mutationFn: (typed: string) => send(findOrder, { body: { code: typed }, ownMessage: true }),
    onSuccess: (found) => {
      setOrder(found);
      setProblem(undefined);
      // The next scan takes its place, also when this one is left as it is.
      box.current?.select();
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      setOrder(undefined);
      setProblem(error.msg);
      box.current?.select();
    },
  });
  const receive = useMutation({
    mutationFn: ({ orderId, version }: CounterOrder) =>
      send(receiveSpecimen, { params: { id: orderId }, body: { version }, ownMessage: true }),
    onSuccess: (received) => {
      notify({ tone: 'success', text: words.counter.received(received.number) });
      setOrder(undefined);
      setCode('');
      box.current?.focus();
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const moved =
        refusalData(receiveSpecimen, error, 'version-conflict') ??
        refusalData(receiveSpecimen, error, 'order-state');
      if (moved !== undefined) setOrder(moved.order);
      notifyCallError(error);
    },
  });

  return (
    <>
      <search>
        <form
          className={styles.find}
          data-labels="above"
          onSubmit={(event) => {
            event.preventDefault();
            if (!find.isPending && code.trim() !== '') find.mutate(code);
          }}
        >
          <TextField
            ref={box}
            id={id}
            label={words.counter.code}
            value={code}
            error={problem}
            onChange={setCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button type="submit" busy={find.isPending}>
            {words.counter.find}
          </Button>
        </form>
      </search>
      {order !== undefined && (
        <CounterOrderCard order={order}>
          {order.state === 'PLACED' ? (
            <>
              <p>{words.counter.check}</p>
              <Button variant="primary" busy={receive.isPending} onClick={() => receive.mutate(order)}>
                {words.counter.receive}
              </Button>
            </>
          ) : (
            <p>{words.counter.cannot}</p>
          )}
        </CounterOrderCard>
      )}
    </>
  );
}
