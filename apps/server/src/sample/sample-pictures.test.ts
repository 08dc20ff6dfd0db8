import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contentEntries } from '@phial/content/sample/content-entries';
import { expect, it } from 'vitest';

const PUBLIC = new URL('../../../web/public/', import.meta.url);

/** Every address of a picture in a part of the sample, however deep. */
function pictureAddresses(part: unknown): string[] {
  if (typeof part === 'string') return part.startsWith('/pictures/') ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(pictureAddresses) : [];
}

it('every picture of the sample is a file of the public site', async () => {
  const addresses = new Set(pictureAddresses(contentEntries));
  expect(addresses.size).toBe(3 * 3 * 2 + 6 + 3 * 3);
  const missing: string[] = [];
  for (const address of addresses) {
    await access(fileURLToPath(new URL(`.${address}`, PUBLIC))).catch(() => missing.push(address));
  }
  expect(missing).toEqual([]);
});
