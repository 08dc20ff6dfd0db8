let last = 0;

/** A number that no other thing of this test file has, counted from 1. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** Begins at 1 again. */
export function restartNumbering(): void {
  last = 0;
}
