import type { TestItem } from '@phial/contract/content/test-item';

/** The page of a test by its id, for reload and shared links. */
export function detailAddress(testItemId: string): string {
  return `/testItemDetail?index=4-1&id=${encodeURIComponent(testItemId)}`;
}

/** A link to the page of a test that takes the test along as route data. */
export function detailLink(item: TestItem) {
  return { to: detailAddress(item.testItemId), state: { item } };
}

/**
 * The test that came along with the address. Route data lives in the browser's
 * history and may be older than the site, so what is not the test named by the
 * address, whole, does not count.
 */
export function passedItem(state: unknown, id: string): TestItem | undefined {
  if (typeof state !== 'object' || state === null || !('item' in state)) return undefined;
  return isTestItem(state.item) && state.item.testItemId === id ? state.item : undefined;
}

const TEXTS = [
  'testItemId',
  'code',
  'subject',
  ...['name', 'specimenRequire', 'tat', 'preparation', 'remark'].flatMap((field) =>
    ['Eng', 'Cht', 'Chs'].map((suffix) => field + suffix),
  ),
];

function isTestItem(item: unknown): item is TestItem {
  if (typeof item !== 'object' || item === null) return false;
  const fields = new Map<string, unknown>(Object.entries(item));
  return (
    TEXTS.every((field) => typeof fields.get(field) === 'string') &&
    Array.isArray(fields.get('childList')) &&
    Array.isArray(fields.get('synonyms'))
  );
}
