import type { Account } from '@phial/contract/account';
import { ROLES, type Role } from '@phial/domain/account';
import { useSearchParams } from 'react-router';

const STATES: readonly Account['state'][] = ['PENDING', 'ACTIVE', 'DISABLED'];

/** Which accounts are looked at, kept in the address: `role=doctor&state=PENDING`; an unknown value counts as none. */
export function useAccountFilter() {
  const [params, setParams] = useSearchParams();
  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    role: ROLES.find((role) => role === params.get('role')),
    state: STATES.find((state) => state === params.get('state')),
    setRole: (role: Role | '') => set('role', role),
    setState: (state: Account['state'] | '') => set('state', state),
  };
}
