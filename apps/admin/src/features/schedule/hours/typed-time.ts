import { toHalfWidth } from '@phial/domain/text';

/**
 * A time as it is typed, on the 24-hour clock: `9`, `930`, `9:30`, `09.30` and their full-width forms.
 * @returns `HH:mm`, or undefined when it is none
 */
export function readTypedTime(typed: string): string | undefined {
  const text = toHalfWidth(typed).trim();
  const [, hour, minute] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute ?? 0) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}
