import type { FirstAccount } from './first-accounts.ts';

/** What the first start prints; there is no second chance to read the passwords. */
export function firstAccountLines(accounts: readonly FirstAccount[]): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ login }) => login.length));
  return [
    'Accounts were created. Their passwords are shown this once:',
    ...accounts.map(({ login, password }) => `  ${login.padEnd(width)}  ${password}`),
  ];
}
