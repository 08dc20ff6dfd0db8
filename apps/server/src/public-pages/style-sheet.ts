import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('./public-pages.css', import.meta.url), 'utf8');
const mark = createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** The look of the plain pages; its name changes with it, so that a browser keeps it. */
export const STYLE_SHEET = { text, path: `/plain-pages/${mark}.css` } as const;
