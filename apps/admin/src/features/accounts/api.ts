import { keyOf } from '@phial/browser/server-state/call-query';
import { searchAccounts } from '@phial/contract/calls/accounts';
import type { Account } from '@phial/contract/staff/account';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../api-client/client.ts';

const PAGE_SIZE = 500;

/** All accounts, however many pages they are. */
export const allAccounts = queryOptions({
  queryKey: keyOf(searchAccounts),
  queryFn: async ({ signal }): Promise<Account[]> => {
    const found: Account[] = [];
    for (let page = 1; ; page++) {
      const body = { page, pageSize: PAGE_SIZE };
      const { accounts } = await send(searchAccounts, { body, ownMessage: true, signal });
      found.push(...accounts);
      if (accounts.length < PAGE_SIZE) return found;
    }
  },
});
