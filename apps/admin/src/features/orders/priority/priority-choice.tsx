import { ORDER_PRIORITIES, type OrderPriority } from '@phial/domain/orders/order-state';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './priority-choice.module.css';

/** Routine or urgent. */
export function PriorityChoice({
  priority,
  labelledBy,
  onPriority,
}: {
  priority: OrderPriority;
  /** The id of the heading above it. */
  labelledBy: string;
  onPriority: (priority: OrderPriority) => void;
}) {
  const words = useMessages().orders.priority;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} aria-describedby={`${id}-hint`}>
      <p id={`${id}-hint`} className="fine-print">
        {words.hint}
      </p>
      <div className={styles.choices}>
        {ORDER_PRIORITIES.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={id} checked={one === priority} onChange={() => onPriority(one)} />
            <span>{words[one]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
