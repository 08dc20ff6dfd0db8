const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  micro: 'µ',
  mu: 'μ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  deg: '°',
  sup2: '²',
  sup3: '³',
  le: '≤',
  ge: '≥',
  plusmn: '±',
  times: '×',
  divide: '÷',
  rarr: '→',
};

const UNSEEN = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BREAKS =
  /<\/?(?:p|div|br|hr|ul|ol|li|dl|dt|dd|h[1-6]|table|thead|tbody|tr|blockquote|section)\b[^>]*>/gi;
const TAGS = /<\/?[a-z][^>]*>/gi;

/**
 * What formatted text says, as paragraphs without format: enough for a plain
 * page, and nothing of it can run. The result is text, to be escaped like any other.
 * @param html markup from the catalogue or a vacancy
 */
export function paragraphsOf(html: string): string[] {
  return html
    .replace(UNSEEN, ' ')
    .replace(BREAKS, '\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(TAGS, '')
    .split('\n')
    .map((line) => decodeEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** `&lt;p&gt;` as `<p>`: vacancies arrive encoded once more. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? entity;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return isCharacter(point) ? String.fromCodePoint(point) : '';
  });
}

function isCharacter(point: number): boolean {
  return point >= 32 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
}
