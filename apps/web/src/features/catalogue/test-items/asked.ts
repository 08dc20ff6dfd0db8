import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import { searchTestItems } from '@phial/contract/calls/test-items';
import type { TestItem } from '@phial/contract/content/test-item';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../../api-client/client.ts';
import { currentMessages } from '../../../language/language.ts';
import { USAGE_SCOPE } from './test-item-queries.ts';
import { packageFinder } from './use-found-packages.ts';

/** What the visitor last asked the server; `turn` distinguishes two presses with the same words. */
export type Asked =
  | { readonly kind: 'all' }
  | { readonly kind: 'text'; readonly text: string; readonly turn: number }
  | { readonly kind: 'letter'; readonly letter: string; readonly turn: number };

export const ASKED_ALL: Asked = { kind: 'all' };

let turn = 0;

/** A text; none at all is the whole list. */
export function askText(text: string): Asked {
  turn += 1;
  return text === '' ? ASKED_ALL : { kind: 'text', text, turn };
}

export function askLetter(letter: string): Asked {
  turn += 1;
  return { kind: 'letter', letter, turn };
}

/**
 * The answer to what was asked, each press a call of its own. The whole list is asked for elsewhere. Nothing
 * found, neither test nor package, is told.
 */
export function useAnswer(asked: Asked) {
  const notices = useOwnNotices();
  // That there was nothing is of no use beside what is looked for next.
  useEffect(() => (asked ? notices.clear : undefined), [asked, notices]);
  return useQuery({
    queryKey: ['test-items', 'asked', asked],
    queryFn: async ({ signal }): Promise<TestItem[]> => {
      const items = await send(searchTestItems, {
        query: { usageScope: USAGE_SCOPE, ...queryOf(asked) },
        timeLimit: 'short',
        signal,
      });
      if (items.length === 0 && !(await findsPackages(asked))) {
        notices.show({ tone: 'warning', text: () => currentMessages().errors.client.noData });
      }
      return items;
    },
    enabled: asked.kind !== 'all',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether what was asked for is a package: the page shows it, and there is data. */
async function findsPackages(asked: Asked): Promise<boolean> {
  return asked.kind === 'text' && (await packageFinder())(asked.text).length > 0;
}

function queryOf(asked: Asked) {
  switch (asked.kind) {
    case 'all':
      return {};
    case 'text':
      return { searchValue: asked.text };
    case 'letter':
      return { nameEng: asked.letter };
  }
}
