import type { TestItem } from '@phial/contract/content/test-item';
import type { ItemSearch, SearchHit } from '@phial/domain/test-item-search';
import type { ItemRequest } from './item-request.ts';

/** A row of the result. */
export type ShownItem = SearchHit<TestItem>;

const unmarked = (item: TestItem): ShownItem => ({ item, marks: [] });

/**
 * What the table shows: the server's answer where one was asked for and has
 * come, until then, and while the visitor types, what the same search finds in
 * the list that the page has.
 * @param all undefined where the list has not come
 * @param search undefined where it has not come; an answer of the server then shows without marks
 * @param answer undefined where nothing was asked or no answer has come
 * @returns undefined where there is nothing yet to show
 */
export function shownItems({
  request,
  typed,
  all,
  search,
  answer,
}: {
  request: ItemRequest;
  typed: string;
  all: readonly TestItem[] | undefined;
  search: ItemSearch<TestItem> | undefined;
  answer: readonly TestItem[] | undefined;
}): readonly ShownItem[] | undefined {
  switch (request.kind) {
    case 'text':
      if (answer !== undefined) return marked(answer, search?.search(request.text) ?? []);
      return search?.search(request.text);
    case 'letter':
      return (answer ?? all?.filter((item) => beginsWith(item, request.letter)))?.map(unmarked);
    case 'all':
      return typed === '' ? all?.map(unmarked) : search?.search(typed);
  }
}

/** The server's order and choice, with the marks of the same search in the page's own list. */
function marked(items: readonly TestItem[], hits: readonly ShownItem[]): readonly ShownItem[] {
  const byId = new Map(hits.map((hit) => [hit.item.testItemId, hit]));
  return items.map((item) => {
    const hit = byId.get(item.testItemId);
    return hit !== undefined && hasSameNames(hit.item, item) ? hit : unmarked(item);
  });
}

/** The marks are positions in the names. */
function hasSameNames(one: TestItem, other: TestItem): boolean {
  return (['nameEng', 'nameCht', 'nameChs'] as const).every((name) => one[name] === other[name]);
}

function beginsWith({ nameEng }: TestItem, letter: string): boolean {
  return nameEng.trimStart().toUpperCase().startsWith(letter);
}
