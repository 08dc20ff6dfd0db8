import { addFavourite, listFavourites, removeFavourite } from '@phial/contract/calls/order-sets';
import type { OrderLine } from '@phial/contract/orders/order';
import { HTML_LANG } from '@phial/domain/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { currentMessages, useLanguage } from '../../../language/language.ts';
import { lineKey } from '../items/offered.ts';

const FAVOURITES = callQuery(listFavourites);
const CHANGE = ['favourite-change'];

/**
 * The doctor's favourites, by name: each stays where the hand finds it (docs/rules/orders.md#favourites). A star is
 * drawn as it was pressed, before the server has confirmed it.
 * @param announce says what was marked or unmarked
 */
export function useFavourites(announce: (text: string) => void) {
  const queries = useQueryClient();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(FAVOURITES);

  const change = useMutation({
    mutationKey: CHANGE,
    // One after the other: two presses on one star end as the second says.
    scope: { id: 'favourites' },
    mutationFn: ({ line: { kind, itemId }, isMarked }: { line: OrderLine; isMarked: boolean }) =>
      isMarked
        ? send(addFavourite, { params: { kind, itemId } })
        : send(removeFavourite, { params: { kind, itemId } }),
    onMutate: ({ line, isMarked }) => {
      void queries.cancelQueries({ queryKey: FAVOURITES.queryKey });
      queries.setQueryData(FAVOURITES.queryKey, (before = []) => {
        const others = before.filter((one) => lineKey(one) !== lineKey(line));
        return isMarked ? [...others, line] : others;
      });
    },
    onSuccess: (_, { line, isMarked }) => {
      const { marked, unmarked } = currentMessages().orderSets.favourites;
      announce((isMarked ? marked : unmarked)(line.name[language]));
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: CHANGE }) === 1)
        void queries.invalidateQueries({ queryKey: FAVOURITES.queryKey });
    },
  });

  const favourites = useMemo(() => {
    const { compare } = new Intl.Collator(HTML_LANG[language], { numeric: true });
    return data?.toSorted((a, b) => compare(a.name[language], b.name[language]));
  }, [data, language]);
  const keys = useMemo(() => new Set(favourites?.map(lineKey)), [favourites]);
  const isFavourite = (line: OrderLine) => keys.has(lineKey(line));
  return {
    /** Undefined until they have come. */
    favourites,
    isFailed: isError,
    refetch,
    isFavourite,
    toggle: (line: OrderLine) => change.mutate({ line, isMarked: !isFavourite(line) }),
  };
}
