/** Milliseconds that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Says how long our answers took, and beside them the statements alone. */
export function report(title: string, ours: number[], theirs?: number[]): void {
  const at = (times: number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const shown = (milliseconds: number) => milliseconds.toFixed(2);
  const figures = `median ${shown(at(ours, 0.5))} ms, 95 % below ${shown(at(ours, 0.95))}, worst ${shown(at(ours, 1))}`;
  const beside = theirs
    ? `; the SQL alone ${shown(at(theirs, 0.5))}, ratio ${shown(at(theirs, 0.5) / at(ours, 0.5))}`
    : '';
  console.log(`${title}: ${figures}${beside}`);
}
