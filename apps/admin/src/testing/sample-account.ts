import type { SignedInAccount } from '@phial/contract/staff/account';

/** Somebody signed in, with nothing outstanding: a manager by default. */
export function sampleAccount(changes: Partial<SignedInAccount> = {}): SignedInAccount {
  return {
    accountId: '7b0f5bd4-5a0e-4b5c-9a53-0d9f3a0d1f10',
    login: 'sample.manager',
    displayName: 'Sample Manager',
    role: 'manager',
    state: 'ACTIVE',
    secondFactor: false,
    servicePoints: { all: true, ids: [] },
    signInMethods: ['password'],
    outstanding: null,
    endsAt: '2026-12-01T20:00:00.000Z',
    ...changes,
  };
}
