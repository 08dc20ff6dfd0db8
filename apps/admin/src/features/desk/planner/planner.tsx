import type { DeskAppointment, DeskSlot } from '@phial/contract/desk/desk';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './planner.module.css';
import { cellAfterKey, type PlannerCell } from './planner-keys.ts';
import { type Fill, PlannerRow } from './planner-row.tsx';
import { firstToCome, type PlanRow, seatsAcross } from './wall-plan.ts';

interface PlannerProps {
  rows: readonly PlanRow[];
  /** Draws the present moment. */
  isToday: boolean;
  /** Who takes a free seat that is pressed; undefined: nobody any more. */
  fill: Fill | undefined;
  /** Appointments to be picked out, such as those just changed. */
  fresh: ReadonlySet<string>;
  onOpen: (appointment: DeskAppointment) => void;
  onFill: (slot: DeskSlot) => void;
}

/**
 * The day as a wall planner: slots down the side, seats across. One seat is in
 * the order of the Tab key; the arrow keys go to every other one. What changes
 * on the server changes here without taking the focus away.
 */
export function Planner({ rows, isToday, fill, fresh, onOpen, onFill }: PlannerProps) {
  const words = useMessages().desk.planner;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const widths = rows.map(({ seats }) => seats.length);
  const next = firstToCome(rows);
  const [cursor, setCursor] = useState<PlannerCell>({
    row: isToday && next < rows.length ? next : 0,
    column: 0,
  });
  const tabStop = reachable(cursor, widths);

  const focusOn = (cell: PlannerCell) => {
    setCursor(cell);
    cellIn(grid.current, cell)?.focus();
  };

  const kept = useKeptFocus(() => cellIn(grid.current, tabStop)?.focus());

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (from === undefined || event.altKey || event.metaKey || event.shiftKey) return;
    const to = cellAfterKey(event.key, event.ctrlKey, from, widths);
    if (to === undefined) return;
    event.preventDefault();
    focusOn(to);
  };

  return (
    <section className={styles.planner} aria-labelledby={`${id}-title`}>
      <VisuallyHidden>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p id={`${id}-keys`}>{words.keys}</p>
      </VisuallyHidden>
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-keys`}
        style={{ '--across': Math.min(seatsAcross(rows), MOST_ACROSS) } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          kept.note(event);
          const cell = cellOf(event.target);
          if (cell) setCursor(cell);
        }}
        onBlur={kept.forget}
      >
        {partsOf(rows).map(({ part, numbered }) => (
          <tbody key={part}>
            <tr className={styles.part}>
              <th scope="rowgroup">{words[part]}</th>
            </tr>
            {numbered.map(({ row, index }) => (
              <PlannerRow
                key={row.slot.slotId}
                row={row}
                index={index}
                isNext={isToday && index === next && index > 0}
                fill={fill}
                fresh={fresh}
                tabStop={tabStop.row === index ? tabStop.column : undefined}
                onOpen={onOpen}
                onFill={onFill}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The rows of each part of the day, with their numbers in the whole of it. */
function partsOf(rows: readonly PlanRow[]) {
  const numbered = rows.map((row, index) => ({ row, index }));
  return [...Map.groupBy(numbered, ({ row }) => row.part)].map(([part, of]) => ({ part, numbered: of }));
}

/** Wider slots go on in a second line. */
const MOST_ACROSS = 8;

/** The seat in the order of the Tab key: the one last used, or the nearest there is. */
function reachable({ row, column }: PlannerCell, widths: readonly number[]): PlannerCell {
  const known = widths[row];
  if (known) return { row, column: Math.min(column, known - 1) };
  const first = widths.findIndex((width) => width > 0);
  return { row: Math.max(first, 0), column: 0 };
}

function cellIn(grid: HTMLElement | null, { row, column }: PlannerCell): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function cellOf(target: EventTarget): PlannerCell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/**
 * When the seat that has the focus goes away under it (somebody has cancelled),
 * the focus stays where it was on the planner instead of falling back to the
 * top of the document.
 */
function useKeptFocus(refocus: () => void) {
  const focused = useRef<Element>(null);
  const restore = useEffectEvent(refocus);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    restore();
  });
  return {
    note: (event: FocusEvent<Element>) => {
      focused.current = event.target;
    },
    forget: () => {
      focused.current = null;
    },
  };
}

/**
 * Scrolls the planner to the present time once, when it first stands there. The focus stays where it is: a scanner
 * types into the search box.
 * @param row the first that has not begun; undefined where the present time is not within the day
 * @returns leads to that row with the focus
 */
export function useOpenAtNow(
  planner: RefObject<HTMLElement | null>,
  row: number | undefined,
  isThere: boolean,
): () => void {
  const opened = useRef(false);
  const seatOf = (of: number) => planner.current?.querySelector<HTMLElement>(`[data-row="${of}"]`);
  useEffect(() => {
    if (!isThere || opened.current) return;
    opened.current = true;
    if (row !== undefined) seatOf(row)?.scrollIntoView({ block: 'center' });
  });
  return () => {
    const seat = row === undefined ? undefined : seatOf(row);
    seat?.focus({ preventScroll: true });
    seat?.scrollIntoView({ block: 'center' });
  };
}
