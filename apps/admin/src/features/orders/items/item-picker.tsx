import { packagesQuery } from '@phial/browser/published/packages-query';
import { listTestItems } from '@phial/contract/calls/test-items';
import { MOST_ORDER_LINES, type OrderLine } from '@phial/contract/orders/order';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { currentMessages, useLanguage, useMessages } from '../../../language/language.ts';
import { type BesideButton, Combobox } from '../combobox.tsx';
import styles from './items.module.css';
import { lineKey, type Offered, offeredSearch } from './offered.ts';

const MOST_SHOWN = 30;

/** Adds packages and tests by typing; the focus stays in the box for the next one. */
export function ItemPicker({
  chosen,
  onAdd,
  error,
  beside,
  whenEmpty,
}: {
  chosen: readonly OrderLine[];
  onAdd: (line: OrderLine) => void;
  error: string | undefined;
  /** Stands beside each that was found, such as a star. */
  beside: (line: OrderLine, button: BesideButton) => ReactNode;
  /** Stands below the box while nothing is typed. */
  whenEmpty: ReactNode;
}) {
  const words = useMessages().orders.items;
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const tests = useQuery({ ...callQuery(listTestItems), staleTime: 600_000 });
  const packages = useQuery(packagesQuery(currentMessages().client));
  const search = useMemo(
    () => offeredSearch(packages.data?.pages ?? [], tests.data ?? []),
    [packages.data, tests.data],
  );
  const found = useMemo(
    () => (typed.trim() === '' ? [] : search.search(typed).map(({ item }) => item)),
    [search, typed],
  );
  const taken = useMemo(() => new Set(chosen.map(lineKey)), [chosen]);
  const isTaken = ({ line }: Offered) => taken.has(lineKey(line));
  const isFull = chosen.length >= MOST_ORDER_LINES;

  return (
    <div data-labels="above">
      <Combobox
        id={`${id}-item`}
        label={words.find}
        hint={words.findHint}
        error={isFull ? words.full(MOST_ORDER_LINES) : error}
        text={text}
        onText={setText}
        options={found.slice(0, MOST_SHOWN)}
        isCurrent={typed === text}
        optionKey={({ line }) => lineKey(line)}
        isDisabled={(option) => isFull || isTaken(option)}
        onChoose={({ line }) => {
          onAdd(line);
          setText('');
        }}
        summary={typed.trim() === '' ? '' : found.length === 0 ? words.none : words.found(found.length)}
        beside={({ line }, button) => beside(line, button)}
        show={(option) => (
          <>
            <span className={styles.code}>{option.code}</span>
            <span className={styles.name}>
              {option.line.name[language]}
              {language !== 'en' && <span className={styles.english}>{option.nameEng}</span>}
            </span>
            {isTaken(option) ? (
              <span className={styles.already}>
                <Icon name="check" size={16} /> {words.already}
              </span>
            ) : (
              <Tag tone="plain">{option.line.kind === 'PACKAGE' ? words.package : words.test}</Tag>
            )}
          </>
        )}
      />
      {text.trim() === '' && whenEmpty}
      {(tests.isError || packages.isError) && <p className={styles.failed}>{words.failed}</p>}
    </div>
  );
}
