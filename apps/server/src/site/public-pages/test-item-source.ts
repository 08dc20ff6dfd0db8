import { medicalTest } from '@phial/content/structured-data/medical-test';
import type { DictionaryEntry } from '@phial/contract/content/content';
import { packagesWith } from '@phial/contract/content/package-catalogue';
import type { TestItem } from '@phial/contract/content/test-item';
import { type Language, localised } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { listTestItems } from '../../catalogue/test-items.service.ts';
import { listDictionary } from '../../content/content.service.ts';
import { readPackages } from '../../content/packages.service.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import type { PageSource, PublicPage } from './public-page.ts';
import { testItemFacts } from './test-item-facts.ts';
import { testItemList } from './test-item-list.ts';
import { namesOf } from './test-item-names.ts';

/** The test items that visitors may see, by their id. */
export const testItemSource: PageSource = {
  list: async (deps) => listPage(await listTestItems(deps)),
  async find(deps, id) {
    const item = (await listTestItems(deps)).find(({ testItemId }) => testItemId === id);
    if (item === undefined) return undefined;
    // Each entry has its label in all languages; the one asked for goes into a field not read here.
    const subjects = await listDictionary(deps, 'test_item_subject', 'en');
    const subject = subjects.find(({ dictValue }) => dictValue === item.subject);
    const packages = packagesWith(await readPackages(deps), id);
    return pageOf(item, (language) =>
      testItemFacts({ item, subject: subject && labelOf(subject, language), packages }, language),
    );
  },
  async all(deps) {
    return (await listTestItems(deps)).map(({ testItemId }) => ({ area: 'tests', id: testItemId }));
  },
};

function pageOf(item: TestItem, body: PublicPage['body']): PublicPage {
  const name = namesOf(item);
  const { testItemId: id, code, childList } = item;
  return {
    area: 'tests',
    id,
    name,
    description: (language) => pageWords(language).descriptions.testItemDetail(name[language]),
    body,
    nodes: ({ language, origin }) => [
      medicalTest(
        { name, code, url: origin + publicPath(language, 'tests', id), contains: childList.map(namesOf) },
        language,
      ),
    ],
    bilingual: true,
  };
}

function listPage(items: readonly TestItem[]): PublicPage {
  return {
    area: 'tests',
    name: inEachLanguage(({ areas }) => areas.tests),
    description: (language) => pageWords(language).descriptions.testItem,
    body: (language, laboratory) => testItemList(items, language, laboratory),
    nodes: () => [],
    bilingual: true,
  };
}

function labelOf(subject: DictionaryEntry, language: Language): string {
  return localised(subject, 'dictLabel', language);
}
