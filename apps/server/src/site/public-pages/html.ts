/** Text that is HTML already; only {@link html}, {@link dataBlock} and {@link safeMarkup} make it. */
export interface Markup {
  readonly [MARKUP]: string;
}

const MARKUP = Symbol('markup');

type Value = string | number | Markup | undefined | false | readonly Value[];

/**
 * HTML with whatever stands in `${}` escaped: a text gets in as it is through {@link safeMarkup} only.
 * Parts made by `html` itself stay, lists are strung together, `undefined` and `false` leave nothing.
 * @throws Error for a value of an attribute without quotes, which escaping would not hold together
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  if (parts.slice(0, -1).some((part) => part.endsWith('='))) {
    throw new Error(`An attribute's value needs quotes: ${parts.join('…')}`);
  }
  const text = parts.map((part, index) => part + (index < values.length ? written(values[index]) : ''));
  return { [MARKUP]: text.join('') };
}

/**
 * A block of data, which no browser runs and no policy needs to allow.
 * @param attributes of the element; without any it holds facts for search engines
 */
export function dataBlock(data: object, attributes = html`type="application/ld+json"`): Markup {
  // Inside a script element only `<` could end it; JSON has another way to write that.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { [MARKUP]: `<script ${textOf(attributes)}>${json}</script>` };
}

/** Formatted text as it is; @param safe what `safeHtml` left of it, nothing else */
export function safeMarkup(safe: string): Markup {
  return { [MARKUP]: safe };
}

/** The HTML as it goes out. */
export function textOf(markup: Markup): string {
  return markup[MARKUP];
}

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'object') return MARKUP in value ? value[MARKUP] : value.map(written).join('');
  return escaped(String(value));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
