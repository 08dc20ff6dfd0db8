import { notify } from '@phial/browser/notices/notices';
import { CallError } from '@phial/client/call-error';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyCallError } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import styles from './order-editor.module.css';

interface Placed {
  readonly id: string;
  readonly name: string;
}

/**
 * Moves things up and down. Whoever was overtaken by somebody else sees the
 * order as it is now and moves again.
 * @param onSave sends both orders; rejects with `version-conflict` where the former is no longer that
 * @param onChanged the list is another one now, by this or by somebody else's hand
 * @param onClose when it is saved or given up
 */
export function OrderEditor({
  items,
  onSave,
  onChanged,
  onClose,
}: {
  items: readonly Placed[];
  onSave: (former: string[], order: string[]) => Promise<unknown>;
  onChanged: () => void;
  onClose: () => void;
}) {
  const words = useMessages().editing.order;
  const [order, setOrder] = useState(items);
  const [isOvertaken, setOvertaken] = useState(false);
  // After being overtaken the list is read again, and begins anew.
  const [from, setFrom] = useState(items);
  if (from !== items) {
    setFrom(items);
    setOrder(items);
  }

  function move(at: number, by: 1 | -1) {
    const moved = order[at];
    if (moved === undefined || order[at + by] === undefined) return;
    setOrder(order.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  }

  const save = useMutation({
    mutationFn: () =>
      onSave(
        items.map(({ id }) => id),
        order.map(({ id }) => id),
      ),
    onSuccess: () => {
      notify({ tone: 'success', text: words.saved });
      onChanged();
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      if (error.error !== 'version-conflict') return notifyCallError(error);
      setOvertaken(true);
      onChanged();
    },
  });

  return (
    <section className={styles.order} aria-label={words.title}>
      <h2>{words.title}</h2>
      {isOvertaken && (
        <Notice tone="warning" live="status">
          <p>{words.conflict}</p>
        </Notice>
      )}
      <ol className={styles.items}>
        {order.map(({ id, name }, at) => (
          <li key={id} className={styles.item}>
            <span className={styles.name}>{name}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={words.up(name)}
              aria-disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <Icon name="chevron-up" size={18} />
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={words.down(name)}
              aria-disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            >
              <Icon name="chevron-down" size={18} />
            </Button>
          </li>
        ))}
      </ol>
      <ButtonRow gap="small">
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </ButtonRow>
    </section>
  );
}
