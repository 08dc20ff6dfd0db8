import { SEARCH_WORDS } from '@phial/content/search-words';
import type { PackagePage } from '@phial/contract/content/package-catalogue';
import type { TestItem } from '@phial/contract/content/test-item';
import type { OrderLine } from '@phial/contract/orders/order';
import { type ItemSearch, itemSearch, type SearchableItem } from '@phial/domain/test-item-search';

/** A package or a test as the combobox finds it and the order takes it. */
export interface Offered extends SearchableItem {
  readonly line: OrderLine;
}

/** The same search as that of the public catalogue, over its packages and tests together. */
export function offeredSearch(
  pages: readonly PackagePage[],
  tests: readonly TestItem[],
): ItemSearch<Offered> {
  const packages = pages.map(
    ({ component, code, name, alsoCalled = '' }): Offered => ({
      code,
      nameEng: name.en,
      nameCht: name.tw,
      nameChs: name.zh,
      synonyms: alsoCalled.split(' ').filter(Boolean),
      line: { kind: 'PACKAGE', itemId: component, code, name },
    }),
  );
  const items = tests.map(({ testItemId, code, nameEng, nameCht, nameChs, synonyms }): Offered => {
    const name = { tw: nameCht || nameEng, zh: nameChs || nameEng, en: nameEng || nameCht };
    const line = { kind: 'TEST_ITEM' as const, itemId: testItemId, code, name };
    return { code, nameEng, nameCht, nameChs, synonyms, line };
  });
  return itemSearch([...packages, ...items], SEARCH_WORDS);
}

/** One item, one place in an order. */
export function lineKey({ kind, itemId }: Pick<OrderLine, 'kind' | 'itemId'>): string {
  return `${kind} ${itemId}`;
}
