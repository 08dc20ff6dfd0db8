/** The rolls and sheets that label printers commonly take. */
export const LABEL_SIZES = ['62x29', '57x32', '50x25', 'a4'] as const;

/** Width by height in millimetres; `a4` is a sheet of three by eight labels of 70 by 37. */
export type LabelSize = (typeof LABEL_SIZES)[number];

/** How many labels an A4 sheet has. */
export const LABELS_A_SHEET = 24;

const KEY = 'desk-label-size';

/** The size last printed at this computer, which has its own printer beside it. */
export function keptLabelSize(): LabelSize {
  try {
    const kept = localStorage.getItem(KEY);
    return LABEL_SIZES.find((size) => size === kept) ?? '62x29';
  } catch {
    // A browser may refuse storage; the choice then lasts as long as the dialog.
    return '62x29';
  }
}

export function keepLabelSize(size: LabelSize): void {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // See above.
  }
}

/** A sheet of A4 with its spaces in the order in which they are printed; those that stay empty have no label. */
export interface LabelSheet<T> {
  /** From 1. */
  number: number;
  spaces: { number: number; label: T | undefined }[];
}

/**
 * The sheets of A4 that the labels fill.
 * @param first the first unused label of the first sheet, from 1; those before it stay empty
 */
export function labelSheets<T>(labels: readonly T[], first: number): LabelSheet<T>[] {
  const empty: (T | undefined)[] = Array.from({ length: first - 1 }, () => undefined);
  const spaces = empty.concat(labels).map((label, index) => ({ number: index + 1, label }));
  return Array.from({ length: Math.ceil(spaces.length / LABELS_A_SHEET) }, (_, index) => ({
    number: index + 1,
    spaces: spaces.slice(index * LABELS_A_SHEET, (index + 1) * LABELS_A_SHEET),
  }));
}
