/** Steps people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Marks of an axis from 0 to at least `max`: round numbers at equal distances.
 * @param count about how many
 * @param whole whether only whole numbers make sense
 */
export function ticksTo(max: number, { count = 4, whole = false } = {}): number[] {
  if (!(max > 0)) return [0, 1];
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
  const step = whole ? Math.max(1, Math.ceil(round)) : round;
  const marks = Math.ceil(max / step - 1e-9);
  return Array.from({ length: marks + 1 }, (_, number) => Number((number * step).toPrecision(12)));
}

/** Every how many categories has its label, so that labels of this width do not meet. */
export function labelEvery(categories: number, { width, labelWidth }: { width: number; labelWidth: number }) {
  return Math.max(1, Math.ceil((categories * labelWidth) / Math.max(1, width)));
}
