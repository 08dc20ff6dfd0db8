import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { TextInput } from '../text-field/text-input.tsx';
import { pagerEntries } from './pager-pages.ts';
import styles from './pagination.module.css';

export interface PaginationWords {
  /** Names the part for assistive technology. */
  readonly label: string;
  readonly total: (entries: number) => string;
  /** Name of the size chooser. */
  readonly sizes: string;
  readonly perPage: (size: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly goTo: string;
}

/**
 * Total, sizes, jumper, previous, pager and next for a list that the caller cuts into pages, and starts
 * again at page 1 with a new size. Pages count from 1; an empty list has one page.
 */
export function Pagination({
  total,
  page,
  size,
  sizes,
  words,
  onPage,
  onSize,
}: {
  total: number;
  page: number;
  size: number;
  sizes: readonly number[];
  words: PaginationWords;
  onPage: (page: number) => void;
  /** One call, not two: who keeps both in the address writes them at once. */
  onSize: (size: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / size));
  const narrow = useNarrowWindow();
  return (
    <nav className={styles.pagination} aria-label={words.label} data-print="hide">
      <span className={styles.total}>{words.total(total)}</span>
      <select
        className={styles.sizes}
        aria-label={words.sizes}
        value={size}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      >
        {sizes.map((one) => (
          <option key={one} value={one}>
            {words.perPage(one)}
          </option>
        ))}
      </select>
      <Jumper page={page} pages={pages} label={words.goTo} onPage={onPage} />
      <span className={styles.turn}>
        <Step
          icon="chevron-left"
          label={words.previous}
          disabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
        <ol className={styles.pager}>
          {pagerEntries(page, pages, narrow ? 'narrow' : 'wide').map((entry) => (
            <li key={entry}>
              {typeof entry === 'number' ? (
                <button
                  type="button"
                  className={styles.page}
                  aria-label={words.page(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => onPage(entry)}
                >
                  {entry}
                </button>
              ) : (
                <span className={styles.gap}>…</span>
              )}
            </li>
          ))}
        </ol>
        <Step
          icon="chevron-right"
          label={words.next}
          disabled={page >= pages}
          onPress={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}

/** At its end it keeps its place and the focus, and does nothing. */
function Step({
  icon,
  label,
  disabled,
  onPress,
}: {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Goes to a typed page on Enter or when it is left; a number past either end means that end. */
function Jumper({
  page,
  pages,
  label,
  onPage,
}: {
  page: number;
  pages: number;
  label: string;
  onPage: (page: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  const jump = () => {
    setTyped(undefined);
    const wanted = Number.parseInt(typed ?? '', 10);
    if (!Number.isNaN(wanted)) onPage(Math.min(Math.max(wanted, 1), pages));
  };
  const jumpOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    jump();
  };

  return (
    <span className={styles.jumper}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        value={typed ?? String(page)}
        onChange={(value) => setTyped(value.normalize('NFKC').replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={jump}
        onKeyDown={jumpOnEnter}
      />
    </span>
  );
}

/** As the sheet of the pagination has it. */
const NARROW = '(width < 480px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has no room for more than seven buttons side by side. */
function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}
