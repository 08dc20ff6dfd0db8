import { MOST_ORDER_LINES, type OrderLine } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';
import { Button } from '@phial/ui/button/button';
import { Card } from '@phial/ui/card/card';
import { Icon } from '@phial/ui/icon/icon';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { FavouriteList } from '../favourites/favourite-list.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';
import { OrderSets } from '../sets/order-sets.tsx';
import { SetNameDialog } from '../sets/set-name-dialog.tsx';
import { useOrderSets } from '../sets/use-order-sets.ts';
import { ChosenItems } from './chosen-items.tsx';
import { ItemPicker } from './item-picker.tsx';
import styles from './items.module.css';
import { lineKey } from './offered.ts';

/** Chooses packages and tests: by searching, from the favourites, or a whole order set at once. */
export function ItemsSection({
  ref,
  inert,
  lines,
  gone,
  error,
  onAdd,
  onRemove,
}: {
  ref: RefObject<HTMLElement | null>;
  /** Nothing can be changed while the draft is being saved. */
  inert: boolean;
  lines: readonly OrderLine[];
  /** Keys of those that the laboratory has refused as no longer offered. */
  gone: ReadonlySet<string>;
  error: string | undefined;
  onAdd: (lines: readonly OrderLine[]) => void;
  onRemove: (line: OrderLine) => void;
}) {
  const { orders, orderSets: setWords } = useMessages();
  const words = orders.items;
  const language = useLanguage();
  const id = useId();
  const [announced, setAnnounced] = useState<ReactNode>('');
  const [isSaving, setSaving] = useState(false);
  const { favourites, isFavourite, toggle, ...ofFavourites } = useFavourites(setAnnounced);
  const { sets, refresh, ...ofSets } = useOrderSets();
  const chosen = new Set(lines.map(lineKey));
  const isChosen = (line: OrderLine) => chosen.has(lineKey(line));

  const add = (line: OrderLine) => {
    onAdd([line]);
    setAnnounced(words.added(line.name[language]));
  };
  const addSet = (set: OrderSet) => {
    const missing = set.lines.filter((line) => !isChosen(line));
    if (lines.length + missing.length > MOST_ORDER_LINES) {
      setAnnounced(<Warning text={setWords.tooMany(set.name, MOST_ORDER_LINES)} />);
      return;
    }
    onAdd(missing);
    const names = set.gone.map((line) => line.name[language]).join(', ');
    setAnnounced(
      <>
        {setWords.added(missing.length, set.lines.length - missing.length)}
        {names !== '' && <Warning text={setWords.gone(names)} />}
      </>,
    );
  };
  const changed = (text: string) => {
    setAnnounced(text);
    void refresh();
  };

  return (
    <section inert={inert} ref={ref} aria-labelledby={id}>
      <Card>
        <h2 id={id}>{words.title}</h2>
        <ItemPicker
          chosen={lines}
          onAdd={add}
          error={error}
          beside={(line, button) => (
            <FavouriteButton {...button} line={line} isFavourite={isFavourite(line)} onToggle={toggle} />
          )}
          whenEmpty={
            favourites && (
              <FavouriteList
                favourites={favourites}
                isChosen={isChosen}
                isFull={lines.length >= MOST_ORDER_LINES}
                onAdd={add}
              />
            )
          }
        />
        {sets && (
          <OrderSets
            sets={sets}
            chosen={lines}
            onAdd={addSet}
            onChanged={changed}
            onStale={() => void refresh()}
          />
        )}
        {(ofFavourites.isFailed || ofSets.isFailed) && (
          <p className={styles.failed}>
            {setWords.failed}{' '}
            <Button
              size="small"
              onClick={() => {
                void ofFavourites.refetch();
                void ofSets.refetch();
              }}
            >
              {setWords.tryAgain}
            </Button>
          </p>
        )}
        <p role="status" className={styles.announced}>
          {announced}
        </p>
        <ChosenItems
          lines={lines}
          gone={gone}
          beside={(line) => <FavouriteButton line={line} isFavourite={isFavourite(line)} onToggle={toggle} />}
          onRemove={(line) => {
            onRemove(line);
            setAnnounced(words.removed(line.name[language]));
            ref.current?.querySelector<HTMLElement>('input')?.focus();
          }}
        />
        {lines.length > 0 && (
          <Button size="small" icon={<Icon name="plus" size={18} />} onClick={() => setSaving(true)}>
            {setWords.save}
          </Button>
        )}
        {isSaving && (
          <SetNameDialog
            of={{ lines }}
            onClose={() => setSaving(false)}
            onDone={({ name }) => {
              setSaving(false);
              changed(setWords.saved(name));
            }}
            onStale={() => void refresh()}
            onGone={() => setSaving(false)}
          />
        )}
      </Card>
    </section>
  );
}

function Warning({ text }: { text: string }) {
  return <strong className={styles.warning}>{text}</strong>;
}
