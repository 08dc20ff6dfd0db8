import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './program.ts';

/** The most files that a reader of the code should have to open to follow one thing through the house. */
const MOST = { Booking: 20, Confirm: 12, Enquiry: 16, Closure: 15 };

const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

test.each(Object.entries(MOST))('%s is followed in at most %d files, all of which exist', (name, most) => {
  const [, section = ''] = architecture.split(`\n### ${name}\n`);
  const [list = ''] = section.split(/\n#{2,3} /);
  const files = [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files).size).toBeLessThanOrEqual(most);
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
