import { CallError, refusalData } from '@phial/client/call-error';
import { changeOrderSet, createOrderSet } from '@phial/contract/calls/order-sets';
import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';
import { isOrderSetName, LONGEST_ORDER_SET_NAME } from '@phial/domain/orders/order-set';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from './sets.module.css';

/** Refusals that are about the name, and stand beside it. */
const OF_NAME: ReadonlySet<string | undefined> = new Set(['order-set-name', 'order-set-name-taken']);

/** What gets a name: the items chosen now, or a set that has one. */
export type Nameable = { readonly lines: readonly OrderLine[] } | { readonly set: OrderSet };

/**
 * Saves what is chosen as a set, or renames one. Where another window has changed the set meanwhile it is shown as it
 * is now; what was typed stays, and saving again renames that one.
 * @param onStale another window has changed the set
 * @param onGone another window has deleted it
 */
export function SetNameDialog({
  of,
  onClose,
  onDone,
  onStale,
  onGone,
}: {
  of: Nameable;
  onClose: () => void;
  onDone: (set: OrderSet) => void;
  onStale: () => void;
  onGone: () => void;
}) {
  const words = useMessages().orderSets;
  const id = useId();
  const [known, setKnown] = useState('set' in of ? of.set : undefined);
  const [name, setName] = useState(known?.name ?? '');
  const [tried, setTried] = useState(false);

  const save = useMutation({
    mutationFn: () =>
      known === undefined
        ? send(createOrderSet, {
            body: { name, items: 'lines' in of ? itemsOf(of.lines) : [] },
            ownMessage: true,
          })
        : send(changeOrderSet, {
            params: { id: known.setId },
            body: { name, version: known.version },
            ownMessage: true,
          }),
    onSuccess: onDone,
    onError: (error) => {
      // A fault of ours goes to the console; the form and what was typed stay.
      if (!(error instanceof CallError)) throw error;
      if (error.error === 'not-found') onGone();
      const theirs = conflictIn(error);
      if (theirs === undefined) return;
      setKnown(theirs);
      onStale();
    },
  });
  const refusal = save.error instanceof CallError ? save.error : undefined;
  const wrong = tried && !isOrderSetName(name) ? nameError(name, words) : undefined;

  return (
    <FormDialog
      size="small"
      title={'set' in of ? words.renameTitle(of.set.name) : words.saveTitle}
      closeLabel={words.close}
      back={words.close}
      submit={'set' in of ? words.rename : words.submit}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isOrderSetName(name)) save.mutate();
      }}
    >
      {'lines' in of && <p className={styles.lead}>{words.saveLead(of.lines.length)}</p>}
      {refusal !== undefined && !OF_NAME.has(refusal.error) && <Problem refusal={refusal} />}
      <div data-labels="above">
        <TextField
          id={`${id}-name`}
          label={words.name}
          hint={words.nameHint(LONGEST_ORDER_SET_NAME)}
          error={wrong ?? (OF_NAME.has(refusal?.error) ? refusal?.msg : undefined)}
          value={name}
          onChange={(typed) => {
            if (OF_NAME.has(refusal?.error)) save.reset();
            setName(typed);
          }}
          autoComplete="off"
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}

/** What the calls take of chosen lines. */
export function itemsOf(lines: readonly OrderLine[]) {
  return lines.map(({ kind, itemId }) => ({ kind, itemId }));
}

function nameError(name: string, words: ReturnType<typeof useMessages>['orderSets']): string {
  const length = [...name.trim()].length;
  if (length <= LONGEST_ORDER_SET_NAME) return words.nameMissing;
  return words.nameTooLong(LONGEST_ORDER_SET_NAME, length);
}

function conflictIn(error: unknown): OrderSet | undefined {
  return refusalData(changeOrderSet, error, 'version-conflict')?.set;
}

function Problem({ refusal }: { refusal: CallError }) {
  const words = useMessages().orderSets;
  const language = useLanguage();
  const theirs = conflictIn(refusal);
  if (theirs === undefined) {
    return (
      <Notice tone="error" live="alert">
        <p>{refusal.msg}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" live="alert" title={words.conflict}>
      <p>
        <strong>{theirs.name}</strong>: {theirs.lines.map(({ name }) => name[language]).join(', ')}
      </p>
      <p>{words.conflictHint}</p>
    </Notice>
  );
}
