import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError, refusalData } from '@phial/client/call-error';
import { changeAccount, readPendingAccounts, searchAccounts } from '@phial/contract/calls/accounts';
import type { Account, AccountChange } from '@phial/contract/staff/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';

/** What somebody meant to change. */
export type Wish = Omit<AccountChange, 'version'>;

/** Something to be done to an account that is of this version still. */
type Deed = (version: number) => Promise<void>;

/** Somebody else was faster: the account as it is now, what was wished for, and the way to do it all the same. */
export interface Conflict {
  readonly theirs: Account;
  readonly wish: Wish;
  readonly insist: () => void;
}

/**
 * Changes to one account from the version that is on screen. One that comes second changes nothing and shows both
 * sides; nothing that was typed is lost.
 */
export function useAccountChange(opened: Account) {
  const gone = useMessages().accounts.conflict.gone;
  const queries = useQueryClient();
  const [account, setAccount] = useState(opened);
  const [conflict, setConflict] = useState<Conflict>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const attempt = async (deed: Deed, wish: Wish, version: number): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    setConflict(undefined);
    try {
      await deed(version);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // All changes are refused with the same data.
      const theirs = refusalData(changeAccount, error, 'version-conflict')?.account;
      if (theirs === undefined) setRefusal(error.error === 'not-found' ? gone : error.msg);
      else {
        const insist = () => void attempt(deed, wish, theirs.version);
        setConflict({ theirs, wish, insist });
      }
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: keyOf(searchAccounts) });
      void queries.invalidateQueries({ queryKey: keyOf(readPendingAccounts) });
    }
  };

  return {
    account,
    conflict,
    refusal,
    busy,
    /** @param wish what is shown as one's own where somebody else was faster */
    change: (deed: Deed, wish: Wish = {}) => void attempt(deed, wish, account.version),
    /** What the server has made of it. */
    changed: setAccount,
    takeTheirs() {
      if (conflict !== undefined) setAccount(conflict.theirs);
      setConflict(undefined);
    },
  };
}
