import type { OrderLine } from '@phial/contract/orders/order';
import { Icon } from '@phial/ui/icon/icon';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { lineKey } from '../items/offered.ts';
import styles from './favourites.module.css';

/** Each favourite is added by one press; what is chosen already stays in its place, and its button does nothing. */
export function FavouriteList({
  favourites,
  isChosen,
  isFull,
  onAdd,
}: {
  favourites: readonly OrderLine[];
  isChosen: (line: OrderLine) => boolean;
  /** The order has as many items as it may have. */
  isFull: boolean;
  onAdd: (line: OrderLine) => void;
}) {
  const words = useMessages().orderSets.favourites;
  const language = useLanguage();
  const id = useId();
  return (
    <section className={styles.favourites} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {words.title}
      </h3>
      {favourites.length === 0 ? (
        <p className="fine-print">{words.none}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {favourites.map((line) => {
            const name = line.name[language];
            const chosen = isChosen(line);
            const disabled = chosen || isFull;
            return (
              <li key={lineKey(line)}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-label={chosen ? words.ordered(name) : words.order(name)}
                  // Not `disabled`: whoever has pressed it keeps the focus.
                  aria-disabled={disabled || undefined}
                  onClick={() => !disabled && onAdd(line)}
                >
                  <Icon name={chosen ? 'check' : 'plus'} size={16} />
                  <span>{name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
