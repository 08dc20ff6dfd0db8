import { textLinkKind } from '@phial/domain/text/text-link';
import sanitizeHtml from 'sanitize-html';

/** What a remark or a preparation may be made of: running text, lists and tables. */
const TAGS: readonly string[] = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'sub',
  'sup',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && textLinkKind(href) !== undefined ? { href } : {},
    }),
  },
};

/** Paragraphs inside paragraphs come out as paragraphs one after the other only at the next turn. */
const MOST_TURNS = 8;

/** The same text with nothing left but allowed tags, and links that {@link textLinkKind} knows. */
export function safeHtml(html: string): string {
  let safe = sanitizeHtml(html, RULES);
  for (let turn = 1; turn < MOST_TURNS; turn++) {
    const again = sanitizeHtml(safe, RULES);
    if (again === safe) break;
    safe = again;
  }
  return safe;
}

/**
 * What of a text is not allowed, each thing once, in words: `<script>`,
 * `onclick of <p>`, `the link javascript:…`; empty when nothing is.
 */
export function unsafeParts(html: string): string[] {
  const found = new Set<string>();
  sanitizeHtml(html, {
    ...RULES,
    transformTags: {
      '*': (tagName, attribs) => {
        if (!TAGS.includes(tagName)) found.add(`<${tagName}>`);
        for (const [name, value] of Object.entries(attribs)) {
          if (tagName !== 'a' || name !== 'href') found.add(`${name} of <${tagName}>`);
          else if (textLinkKind(value) === undefined) found.add(`the link ${value || 'to nowhere'}`);
        }
        return { tagName, attribs };
      },
    },
  });
  return [...found];
}
