import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import { searchTestItems } from '@phial/contract/calls/test-items';
import type { TestItem } from '@phial/contract/content/test-item';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../../api-client/client.ts';
import { currentMessages } from '../../../language/language.ts';
import { packages } from '../../../published/packages.ts';
import { packagesCalled } from './packages-called.ts';
import { USAGE_SCOPE } from './test-item-queries.ts';

/** What the visitor last asked the server; `turn` distinguishes two presses with the same words. */
export type ItemRequest =
  | { readonly kind: 'all' }
  | { readonly kind: 'text'; readonly text: string; readonly turn: number }
  | { readonly kind: 'letter'; readonly letter: string; readonly turn: number };

export const WHOLE_LIST: ItemRequest = { kind: 'all' };

let turn = 0;

/** A text; none at all is the whole list. */
export function textRequest(text: string): ItemRequest {
  turn += 1;
  return text === '' ? WHOLE_LIST : { kind: 'text', text, turn };
}

export function letterRequest(letter: string): ItemRequest {
  turn += 1;
  return { kind: 'letter', letter, turn };
}

/**
 * The items that the server finds for a request, each press a call of its own. The whole list is loaded elsewhere.
 * Shows a notice where nothing is found, neither test nor package.
 */
export function useFoundItems(request: ItemRequest) {
  const notices = useOwnNotices();
  // That there was nothing is of no use beside what is looked for next.
  useEffect(() => (request ? notices.clear : undefined), [request, notices]);
  return useQuery({
    queryKey: ['test-items', 'asked', request],
    queryFn: async ({ client, signal }): Promise<TestItem[]> => {
      const items = await send(searchTestItems, {
        query: { usageScope: USAGE_SCOPE, ...queryOf(request) },
        timeLimit: 'short',
        signal,
      });
      if (items.length === 0 && !(await findsPackages(client, request))) {
        notices.show({ tone: 'warning', text: () => currentMessages().errors.client.noData });
      }
      return items;
    },
    enabled: request.kind !== 'all',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether a request finds a package: the page shows it, and there is data. */
async function findsPackages(client: QueryClient, request: ItemRequest): Promise<boolean> {
  if (request.kind !== 'text') return false;
  try {
    return packagesCalled(await client.fetchQuery(packages()), request.text).length > 0;
  } catch {
    return false;
  }
}

function queryOf(request: ItemRequest) {
  switch (request.kind) {
    case 'all':
      return {};
    case 'text':
      return { searchValue: request.text };
    case 'letter':
      return { nameEng: request.letter };
  }
}
