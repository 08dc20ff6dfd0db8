import { keyOf } from '@phial/browser/server-state/call-query';
import { listOrderSets } from '@phial/contract/calls/order-sets';
import { HTML_LANG } from '@phial/domain/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage } from '../../../language/language.ts';

/** The doctor's own order sets, by name. */
export function useOrderSets() {
  const queries = useQueryClient();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(callQuery(listOrderSets));
  const sets = useMemo(() => {
    const { compare } = new Intl.Collator(HTML_LANG[language], { numeric: true });
    return data?.toSorted((a, b) => compare(a.name, b.name));
  }, [data, language]);
  return {
    /** Undefined until they have come. */
    sets,
    isFailed: isError,
    refetch,
    /** After each change, and where another window has made one. */
    refresh: () => queries.invalidateQueries({ queryKey: keyOf(listOrderSets) }),
  };
}
