import { notify } from '@phial/browser/notices/notices';
import { CallError } from '@phial/client/call-error';
import { changeOrderSet, deleteOrderSet } from '@phial/contract/calls/order-sets';
import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';
import { Button } from '@phial/ui/button/button';
import { useMutation } from '@tanstack/react-query';
import { notifyCallError, send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ConfirmButton } from '../../../shell/confirm-button.tsx';
import { itemsOf } from './set-name-dialog.tsx';
import styles from './sets.module.css';

/** A set in the list where sets are changed: what is in it, and what can be done with it. */
export function SetRow({
  set,
  chosen,
  onRename,
  onReplaced,
  onDeleted,
  onStale,
}: {
  set: OrderSet;
  /** What the order has now, which may become the items of the set. */
  chosen: readonly OrderLine[];
  onRename: () => void;
  onReplaced: (set: OrderSet) => void;
  onDeleted: () => void;
  /** Another window has changed or deleted it. */
  onStale: () => void;
}) {
  const words = useMessages().orderSets;
  const language = useLanguage();
  const { name, lines, gone } = set;
  const names = (of: readonly OrderLine[]) => of.map((line) => line.name[language]).join(', ');
  const params = { id: set.setId };
  const onError = (error: Error) => {
    if (!(error instanceof CallError)) throw error;
    const stale = { 'version-conflict': words.moved(name), 'not-found': words.goneSet(name) }[
      error.error ?? ''
    ];
    if (stale === undefined) return notifyCallError(error);
    notify({ tone: 'warning', text: stale });
    onStale();
  };
  const replace = useMutation({
    mutationFn: () =>
      send(changeOrderSet, {
        params,
        body: { items: itemsOf(chosen), version: set.version },
        ownMessage: true,
      }),
    onSuccess: onReplaced,
    onError,
  });
  const remove = useMutation({
    mutationFn: () => send(deleteOrderSet, { params, body: { version: set.version }, ownMessage: true }),
    onSuccess: onDeleted,
    onError,
  });

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.names}>{names(lines)}</span>
        {gone.length > 0 && <span className={styles.gone}>{words.gone(names(gone))}</span>}
      </div>
      <div className={styles.acts}>
        <Button variant="quiet" size="small" aria-label={words.renameSet(name)} onClick={onRename}>
          {words.rename}
        </Button>
        {chosen.length > 0 && (
          <ConfirmButton
            size="small"
            label={words.replace}
            name={words.replaceSet(name)}
            title={words.replaceTitle(name)}
            text={words.replaceText(words.items(lines.length + gone.length), words.items(chosen.length))}
            keep={words.keep}
            isBusy={replace.isPending}
            onConfirm={() => replace.mutate()}
          />
        )}
        <ConfirmButton
          size="small"
          label={words.delete}
          name={words.deleteSet(name)}
          title={words.deleteTitle(name)}
          text={words.deleteText}
          keep={words.keep}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </div>
    </li>
  );
}
