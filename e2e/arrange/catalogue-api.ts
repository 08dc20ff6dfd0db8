import { listDictionary, listPackageGroups } from '@phial/contract/calls/content';
import { searchTestItems } from '@phial/contract/calls/test-items';
import type { DictionaryEntry, PackageGroup } from '@phial/contract/content/content';
import type { TestItem, TestItemQuery } from '@phial/contract/content/test-item';
import type { APIRequestContext } from '@playwright/test';
import { send } from './send.ts';

/** The catalogue calls over HTTP: what the pages should show. */
export class CatalogueApi {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  testItems(query: Pick<TestItemQuery, 'searchValue' | 'nameEng'> = {}): Promise<TestItem[]> {
    return send(this.#request, searchTestItems, { query: { usageScope: '0,1', ...query } });
  }

  /** @throws Error when the catalogue has no such test */
  async testItem(isWanted: (item: TestItem) => boolean): Promise<TestItem> {
    const found = (await this.testItems()).find(isWanted);
    if (found === undefined) throw new Error('the catalogue has no such test');
    return found;
  }

  subjects(): Promise<DictionaryEntry[]> {
    const params = { dictType: 'test_item_subject' };
    return send(this.#request, listDictionary, { params, query: { language: 'tw' } });
  }

  packageGroups(): Promise<PackageGroup[]> {
    return send(this.#request, listPackageGroups);
  }
}
