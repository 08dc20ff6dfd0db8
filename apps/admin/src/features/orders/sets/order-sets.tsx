import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { SetNameDialog } from './set-name-dialog.tsx';
import { SetRow } from './set-row.tsx';
import styles from './sets.module.css';

/** The doctor's sets: each is added by one press, and below them the way to rename, change and delete them. */
export function OrderSets({
  sets,
  chosen,
  onAdd,
  onChanged,
  onStale,
}: {
  sets: readonly OrderSet[];
  chosen: readonly OrderLine[];
  onAdd: (set: OrderSet) => void;
  /** @param text what was done, to be announced */
  onChanged: (text: string) => void;
  /** Another window has changed or deleted a set. */
  onStale: () => void;
}) {
  const words = useMessages().orderSets;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isManaging, setManaging] = useState(false);
  const [renamed, setRenamed] = useState<OrderSet>();

  return (
    <section className={styles.sets} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {words.title}
      </h3>
      {sets.length === 0 ? (
        <p className="fine-print">{words.none}</p>
      ) : (
        <>
          <ul className={styles.list} aria-labelledby={id}>
            {sets.map((set) => {
              const label = words.label(set.name, words.items(set.lines.length));
              return (
                <li key={set.setId}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-label={words.add(label)}
                    onClick={() => onAdd(set)}
                  >
                    <Icon name="plus" size={16} />
                    <span>{label}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <Button
            variant="quiet"
            size="small"
            flush="start"
            icon={<Icon name={isManaging ? 'chevron-up' : 'chevron-down'} size={18} />}
            aria-expanded={isManaging}
            aria-controls={`${id}-manage`}
            onClick={() => setManaging(!isManaging)}
          >
            {words.manage}
          </Button>
          <div id={`${id}-manage`} hidden={!isManaging}>
            <p className="fine-print">{words.manageHint}</p>
            <ul className={styles.rows} aria-label={words.manageLabel}>
              {sets.map((set) => (
                <SetRow
                  key={set.setId}
                  set={set}
                  chosen={chosen}
                  onRename={() => setRenamed(set)}
                  onReplaced={({ name, lines }) => onChanged(words.replaced(name, words.items(lines.length)))}
                  onDeleted={() => {
                    onChanged(words.deleted(set.name));
                    heading.current?.focus();
                  }}
                  onStale={onStale}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      {renamed !== undefined && (
        <SetNameDialog
          of={{ set: renamed }}
          onClose={() => setRenamed(undefined)}
          onDone={({ name }) => {
            setRenamed(undefined);
            onChanged(words.renamed(name));
          }}
          onStale={onStale}
          onGone={() => {
            setRenamed(undefined);
            onChanged(words.goneSet(renamed.name));
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}
