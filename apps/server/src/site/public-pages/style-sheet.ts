import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** In the order in which they are served: a later part may settle what an earlier one began. */
const PARTS = ['base', 'frame', 'text', 'facts'] as const;

const text = PARTS.map((part) => readFileSync(new URL(`./style/${part}.css`, import.meta.url), 'utf8')).join(
  '\n',
);
const mark = createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** The look of the plain pages; its name changes with it, so that a browser keeps it. */
export const STYLE_SHEET = { text, path: `/plain-pages/${mark}.css` } as const;
