/** How a value lies to its number in FHIR's `Quantity.comparator`, as it is printed. */
const SIGNS = { '': '', '<': '< ', '<=': '≤ ', '>=': '≥ ', '>': '> ' } as const;

/** A measured value with all its digits and, where it is beyond what can be measured, its sign: `< 0.05`. */
export function quantityText({
  value,
  comparator,
}: {
  value: string;
  comparator: keyof typeof SIGNS;
}): string {
  return SIGNS[comparator] + value;
}

/**
 * A reference range as the laboratory gave it: `3.5 – 5.1`, `≤ 5.1`, its own
 * words, or both. Its unit is named only where it is not that of the value.
 * @returns empty where it says nothing
 */
export function rangeText(
  range: { low: string | null; high: string | null; unit: string; text: string },
  unitOfValue: string,
): string {
  const bounds = boundsText(range);
  const named =
    bounds !== '' && range.unit !== '' && range.unit !== unitOfValue ? `${bounds} ${range.unit}` : bounds;
  return [named, range.text].filter(Boolean).join(' · ');
}

function boundsText({ low, high }: { low: string | null; high: string | null }): string {
  if (low !== null && high !== null) return `${low} – ${high}`;
  if (low !== null) return `≥ ${low}`;
  return high === null ? '' : `≤ ${high}`;
}
