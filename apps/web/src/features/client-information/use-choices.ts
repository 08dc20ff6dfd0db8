import { listDictionary } from '@phial/contract/calls/content';
import type { DictionaryEntry } from '@phial/contract/content/content';
import type { Choice } from '@phial/ui/choice-field/choice-field';
import { useQueries } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';

/** What the form lets a person choose from. */
export interface Choices {
  readonly sex: readonly DictionaryEntry[];
  readonly cardType: readonly DictionaryEntry[];
  readonly travelCardType: readonly DictionaryEntry[];
}

const DICTIONARIES = ['sex', 'card_type', 'travel_card_type'] as const;

/** The three dictionaries; `choices` is undefined until all are there. */
export function useChoices() {
  return useQueries({
    queries: DICTIONARIES.map((dictType) =>
      callQuery(listDictionary, { params: { dictType }, ownMessage: false }),
    ),
    combine: (results) => {
      const [sex, cardType, travelCardType] = results.map(({ data }) => data);
      return {
        choices: sex && cardType && travelCardType ? { sex, cardType, travelCardType } : undefined,
        isLoading: results.some(({ isFetching }) => isFetching),
        retry: () => {
          for (const { isError, refetch } of results) if (isError) void refetch();
        },
      };
    },
  });
}

/** @param labelOf in the language of the site */
export function choicesOf(
  entries: readonly DictionaryEntry[],
  labelOf: (entry: DictionaryEntry) => string,
): Choice[] {
  return entries.map((entry) => ({ value: entry.dictValue, label: labelOf(entry) }));
}
