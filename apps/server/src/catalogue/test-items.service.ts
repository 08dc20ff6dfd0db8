import type { TestItem, TestItemQuery } from '@phial/contract/content/test-item';
import type { AppDependencies } from '../app-dependencies.ts';
import { compressed, describeFile, type PackedFile } from '../packed-files/packed-file.ts';
import { type OfferedItem, type PreparedCatalogue, preparedCatalogue } from './prepared-catalogue.ts';

type CatalogueDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** Every test item that visitors may see, in the order of the catalogue. */
export async function listTestItems(deps: CatalogueDependencies): Promise<TestItem[]> {
  return (await preparedCatalogue(deps)).offered.map(({ item }) => item);
}

const wholes = new WeakMap<PreparedCatalogue, Promise<PackedFile>>();

/**
 * All test items, the whole envelope as JSON: compressed once for each revision
 * of the catalogue, as every visitor of the search asks for it.
 */
export async function wholeCatalogue(deps: CatalogueDependencies): Promise<PackedFile> {
  const catalogue = await preparedCatalogue(deps);
  const known = wholes.get(catalogue);
  if (known !== undefined) return known;
  const text = Buffer.from(answer(catalogue.offered));
  const made = compressed(describeFile('application/json; charset=utf-8', false, text));
  wholes.set(catalogue, made);
  return made;
}

/** The items of a subject, none for a subject that there is not; the whole envelope as JSON. */
export async function subjectAnswer(deps: CatalogueDependencies, subject: string): Promise<string> {
  const { offered } = await preparedCatalogue(deps);
  return answer(offered.filter(({ item }) => item.subject === subject));
}

/** Whether a call asks for everything: both usage scopes, no text and no letter. */
export function wantsWholeCatalogue({ usageScope, searchValue, nameEng }: TestItemQuery): boolean {
  return scopesOf(usageScope).size === 2 && !searchValue && !nameEng;
}

/**
 * The items of the usage scopes that fit what was typed, best first, or that
 * begin with a letter, by name; the whole envelope as JSON.
 */
export async function testItemsAnswer(deps: CatalogueDependencies, query: TestItemQuery): Promise<string> {
  const scopes = scopesOf(query.usageScope);
  const found = findItems(await preparedCatalogue(deps), query);
  return answer(found.filter(({ item }) => scopes.has(item.usageScope)));
}

function scopesOf(usageScope: string | undefined): ReadonlySet<string> {
  return new Set((usageScope || '0,1').split(','));
}

function findItems({ offered, search }: PreparedCatalogue, { searchValue, nameEng }: TestItemQuery) {
  const found = searchValue ? search.search(searchValue).map(({ item }) => item) : offered;
  if (!nameEng) return found;
  const letter = nameEng.toLowerCase();
  const beginning = found.filter((item) => item.nameEng.toLowerCase().startsWith(letter));
  return searchValue ? beginning : beginning.toSorted(byName);
}

const names = new Intl.Collator('en', { numeric: true });

function byName(a: OfferedItem, b: OfferedItem): number {
  return names.compare(a.nameEng, b.nameEng);
}

function answer(items: readonly OfferedItem[]): string {
  return `{"code":200,"msg":"","data":[${items.map(({ json }) => json).join(',')}]}`;
}
