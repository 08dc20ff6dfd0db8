import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type ItemRequest, letterRequest, textRequest, useFoundItems, WHOLE_LIST } from './item-request.ts';
import { shownItems } from './shown-items.ts';
import { useTestItems } from './test-item-queries.ts';
import { useSearchInList } from './use-search-in-list.ts';

/** The sizes of a page; the first is the default. */
export const PAGE_SIZES = [10, 20, 30, 50] as const;

/**
 * The search as the visitor left it, kept with the page. Typing
 * narrows the list at once in the page; the search button and the letters ask
 * the server. A letter clears the text and the subject, a search by text clears
 * the subject and the letter (docs/rules/catalogue.md#search).
 */
export function useTestItemSearch() {
  const [box, setBox] = useState('');
  const [typed, setTyped] = useState('');
  const [request, setRequest] = useState<ItemRequest>(WHOLE_LIST);
  const [subject, setSubject] = useState<string>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(PAGE_SIZES[0]);

  const list = useTestItems();
  const answer = useFoundItems(request);
  const { search, failed: searchFailed, want } = useSearchInList(list.data);
  const lastTyped = useDeferredValue(typed);
  const found = useMemo(
    () => shownItems({ request, typed: lastTyped, all: list.data, search, answer: answer.data }),
    [request, lastTyped, list.data, search, answer.data],
  );
  const items = useMemo(
    () => (subject === undefined ? found : found?.filter(({ item }) => item.subject === subject)),
    [found, subject],
  );
  const source = request.kind === 'all' ? list : answer;
  /** The search in the list is what the visitor waits for. */
  const searching = items === undefined && request.kind === 'all' && list.data !== undefined;

  // The same functions always: a keystroke does not draw the letters and the subjects again.
  const ask = useCallback((next: ItemRequest, text: string) => {
    setBox(text);
    setTyped(text);
    setRequest(next);
    setSubject(undefined);
    setPage(1);
  }, []);
  const chooseLetter = useCallback((letter: string) => ask(letterRequest(letter), ''), [ask]);
  /** The same subject again clears it. */
  const toggleSubject = useCallback((value: string) => {
    setSubject((chosen) => (chosen === value ? undefined : value));
    setPage(1);
  }, []);

  return {
    box,
    /** What the result is for, in words; '' for a letter and for the whole list. */
    text: request.kind === 'text' ? request.text : lastTyped,
    letter: request.kind === 'letter' ? request.letter : undefined,
    subject,
    items,
    all: list.data?.length,
    narrowed: request.kind !== 'all' || box !== '' || subject !== undefined,
    loading: (source.isFetching && items === undefined) || (searching && !searchFailed),
    /** The answer to a search by text is on its way. */
    asking: request.kind === 'text' && answer.isFetching,
    failed: (source.isError && !source.isFetching) || (searching && searchFailed),
    page: Math.min(page, Math.max(1, Math.ceil((items?.length ?? 0) / size))),
    size,
    /** The visitor turns to the search box. */
    attend: want,
    /** @param composing words that an input method is still putting together are not searched */
    type(text: string, composing: boolean) {
      want();
      setBox(text);
      if (composing || text.trim() === typed) return;
      setTyped(text.trim());
      setRequest(WHOLE_LIST);
      setPage(1);
    },
    searchText() {
      want();
      ask(textRequest(box.trim()), box.trim());
    },
    chooseLetter,
    toggleSubject,
    showAll: () => ask(WHOLE_LIST, ''),
    tryAgain() {
      want();
      if (source.isError) void source.refetch();
    },
    setPage,
    setSize(chosen: number) {
      setSize(chosen);
      setPage(1);
    },
  };
}

export type TestItemSearch = ReturnType<typeof useTestItemSearch>;
