import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

/** Where a key leads from the tab at `index` of `count`; both ends lead to each other. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs over one panel, after the pattern of the ARIA authoring practices: one stop for the Tab key, arrow keys,
 * Home and End move and choose at once. The row wraps where it does not fit. The caller holds the choice and
 * gives the content of the chosen panel.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  /** Name of the row for assistive technology. */
  label: string;
  tabs: readonly { readonly id: Id; readonly name: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
}) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const position = tabs.findIndex(({ id }) => id === chosen);

  function move(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // From where the focus is: a caller that keeps the choice in the address may be a key behind.
    const target = MOVES[event.key]?.(buttons.indexOf(event.currentTarget), buttons.length) ?? -1;
    const tab = tabs[target];
    if (tab === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(tab.id);
    buttons[target]?.focus();
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} data-print="hide">
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${index}`}
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${base}-panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${position}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
