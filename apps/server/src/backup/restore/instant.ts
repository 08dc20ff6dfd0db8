import { instantOf, isDay } from '@phial/domain/hong-kong-time';

/**
 * @param text `2026-11-25 14:03` or `2026-11-25 14:03:07` in Hong Kong time, or with a zone, `2026-11-25T06:03:07Z`
 * @returns undefined when it is none of these
 */
export function parseInstant(text: string): Date | undefined {
  const [, day, time, seconds, zone] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}(?:\.\d{1,3})?))?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      text.trim(),
    ) ?? [];
  if (day === undefined || time === undefined || !isDay(day)) return undefined;
  const instant =
    zone === undefined
      ? new Date(instantOf(day, time).getTime() + Number(seconds ?? 0) * 1000)
      : new Date(`${day}T${time}:${seconds ?? '00'}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
