/** What a text of the laboratory may name between braces, as in `{laboratory}`. */
export const PLACEHOLDERS = [
  'laboratory',
  'group',
  'address',
  'phone',
  'hotline',
  'salesEmail',
  'supportEmail',
  'privacyEmail',
  'retentionDays',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What stands for each, in one language; a fact that is not known is left out. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Stands for a fact that nobody has filled in. */
const UNKNOWN = '—';

const PATTERN = /\{([A-Za-z]{1,40})\}/g;

/** A text with the facts it names. Braces around anything else stay as they are. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? (values[name] ?? UNKNOWN) : whole,
  );
}

/** As {@link fillPlaceholders}, of HTML: the facts come in as text. */
export function fillHtmlPlaceholders(html: string, values: PlaceholderValues): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, htmlText(value)]);
  return fillPlaceholders(html, Object.fromEntries(escaped));
}

/** The names between braces for which there is no fact, each once. @param known the names that stand for one */
export function unknownPlaceholders(text: string, known: readonly string[] = PLACEHOLDERS): string[] {
  const names = [...text.matchAll(PATTERN)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !known.includes(name)))];
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

function htmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
