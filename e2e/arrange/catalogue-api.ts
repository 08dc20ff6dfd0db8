import type { DictionaryEntry, PackageGroup } from '@phial/contract/content';
import type { TestItem, TestItemQuery } from '@phial/contract/test-item';
import type { APIRequestContext } from '@playwright/test';

/** The catalogue calls over HTTP: what the pages should show. */
export class CatalogueApi {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  testItems(query: Pick<TestItemQuery, 'searchValue' | 'nameEng'> = {}): Promise<TestItem[]> {
    return this.#get('/rest/appointment/testItem/list', { usageScope: '0,1', ...query });
  }

  /** @throws Error when the catalogue has no such test */
  async testItem(isWanted: (item: TestItem) => boolean): Promise<TestItem> {
    const found = (await this.testItems()).find(isWanted);
    if (found === undefined) throw new Error('the catalogue has no such test');
    return found;
  }

  subjects(): Promise<DictionaryEntry[]> {
    return this.#get('/system/dict/data/anon/test_item_subject', { language: 'tw' });
  }

  packageGroups(): Promise<PackageGroup[]> {
    return this.#get('/official/packageItem/treeList');
  }

  async #get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    const response = await this.#request.get(`/api${path}`, { params });
    const answer: { code: number; msg: string; data: T } = await response.json();
    if (answer.code !== 200) throw new Error(`the server refused: ${answer.code} ${answer.msg}`);
    return answer.data;
  }
}
