import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brandProperties } from '@phial/domain/brand-colours';
import type { Laboratory } from '@phial/domain/laboratory';

/** In the order in which they are served: a later part may settle what an earlier one began. */
const PARTS = ['base', 'frame', 'text', 'facts'] as const;

const text = PARTS.map((part) => readFileSync(new URL(`./style/${part}.css`, import.meta.url), 'utf8')).join(
  '\n',
);
const mark = createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** The look of the plain pages; its name changes with it, so that a browser keeps it. */
export const STYLE_SHEET = { text, path: `/plain-pages/${mark}.css` } as const;

/** The colours of the laboratory, which are asked for each time. */
export const BRAND_PATH = '/plain-pages/brand.css';

/** What gives the plain pages the colours of a laboratory. */
export function brandStyle(laboratory: Laboratory): string {
  const properties = Object.entries(brandProperties(laboratory)).map(
    // The names of these pages are shorter than those of the tokens.
    ([name, value]) => `${name.replace('--color-', '--')}: ${value};`,
  );
  return `:root { ${properties.join(' ')} }\n`;
}
