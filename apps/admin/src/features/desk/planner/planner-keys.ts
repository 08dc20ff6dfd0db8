/** A seat of the wall planner: the row of its slot, and how far across it stands. */
export interface PlannerCell {
  readonly row: number;
  readonly column: number;
}

/** Rows that Page Up and Page Down go over. */
const PAGE = 6;

/**
 * Where a key leads from a seat of the planner, as in the grid of the ARIA
 * Authoring Practices: arrows by slot and seat, Home and End within the slot,
 * with Ctrl to the first and the last seat of the day, Page Up and Page Down
 * by six slots. Going up and down keeps the column where the slot is wide
 * enough, and passes slots without any seat.
 * @param key `KeyboardEvent.key`
 * @param widths how many seats stand in each row
 * @returns undefined for a key that does not move
 */
export function cellAfterKey(
  key: string,
  ctrl: boolean,
  { row, column }: PlannerCell,
  widths: readonly number[],
): PlannerCell | undefined {
  const width = widths[row] ?? 0;
  const inRow = (wanted: number) => ({ row, column: Math.max(0, Math.min(wanted, width - 1)) });
  switch (key) {
    case 'ArrowLeft':
      return inRow(column - 1);
    case 'ArrowRight':
      return inRow(column + 1);
    case 'Home':
      return ctrl ? nearest(0, 1, 0, widths) : inRow(0);
    case 'End':
      return ctrl ? nearest(widths.length - 1, -1, Number.POSITIVE_INFINITY, widths) : inRow(width - 1);
    case 'ArrowUp':
      return nearest(row - 1, -1, column, widths) ?? { row, column };
    case 'ArrowDown':
      return nearest(row + 1, 1, column, widths) ?? { row, column };
    case 'PageUp':
      return nearest(Math.max(0, row - PAGE), 1, column, widths);
    case 'PageDown':
      return nearest(Math.min(widths.length - 1, row + PAGE), -1, column, widths);
    default:
      return undefined;
  }
}

/** The first row with a seat from `row` on, in steps of `step`; undefined where there is none. */
function nearest(
  row: number,
  step: 1 | -1,
  column: number,
  widths: readonly number[],
): PlannerCell | undefined {
  const width = widths[row];
  if (width === undefined) return undefined;
  if (width === 0) return nearest(row + step, step, column, widths);
  return { row, column: Math.min(column, width - 1) };
}
