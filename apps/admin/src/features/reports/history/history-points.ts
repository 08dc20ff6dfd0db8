import type { ResultHistory } from '@phial/contract/reports/report';
import { instantOf, isDay } from '@phial/domain/hong-kong-time';
import { quantityText } from '@phial/domain/reports/result-text';

export type HistoryPoint = ResultHistory['points'][number];

/** When the specimen was collected or, where that is not known, the report was issued: ISO 8601 instant or a day. */
export function momentOf({ collectedAt, issuedAt }: HistoryPoint): string {
  return collectedAt ?? issuedAt;
}

/** A result that is a number in the unit of the newest one. */
export interface DrawnPoint {
  readonly point: HistoryPoint;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
  /** As it is printed, with its sign where it has one. */
  readonly text: string;
  /** Whether the result lies somewhere beyond the value. */
  readonly isBeyond: boolean;
}

/** What of a history makes one line: numbers of the same unit; two units never share an axis. */
export function drawnPoints(points: readonly HistoryPoint[]): DrawnPoint[] {
  const unit = points.map(({ result }) => result.value).findLast((value) => value.kind === 'quantity')?.ucum;
  return points.flatMap((point) => {
    const { value } = point.result;
    if (value.kind !== 'quantity' || value.ucum !== unit) return [];
    const moment = momentOf(point);
    const at = isDay(moment) ? instantOf(moment, '00:00').getTime() : Date.parse(moment);
    return [
      { point, at, value: Number(value.value), text: quantityText(value), isBeyond: value.comparator !== '' },
    ];
  });
}

/** The bounds of the newest result's reference range, where it has one in its own unit. */
export function usualRange(
  points: readonly DrawnPoint[],
): { low: number | null; high: number | null } | undefined {
  const newest = points.at(-1)?.point.result;
  if (newest?.value.kind !== 'quantity') return undefined;
  const { unit, ucum } = newest.value;
  const range = newest.ranges.find((one) => one.low !== null || one.high !== null);
  if (range === undefined || (range.unit !== '' && range.unit !== unit && range.unit !== ucum))
    return undefined;
  return {
    low: range.low === null ? null : Number(range.low),
    high: range.high === null ? null : Number(range.high),
  };
}

/**
 * Round numbers, at most eight, that span the values with some room; not from nought, which would flatten the line,
 * and not below it where no value is.
 */
export function scaleOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || Math.abs(most) || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.max(Math.floor(least / step - 0.25), least < 0 ? Number.NEGATIVE_INFINITY : 0);
  const last = Math.ceil(most / step + 0.25);
  const digits = Math.max(0, 1 - Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toFixed(digits)));
}
