import { randomUUID } from 'node:crypto';
import type { Role } from '@phial/domain/account';
import type { DoctorPractice } from '@phial/domain/identity/doctor-practice';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { hashPassword, randomPassword } from '../../crypto/password-hash.ts';
import { waitForLock } from '../../db/locks.ts';
import { hasAccounts, insertAccount } from '../account.sql.ts';

/** Printed once to whoever starts the server; stored nowhere. */
export interface FirstAccount {
  login: string;
  password: string;
  role: Role;
}

/** Fictional, as everything of the sample. */
const SAMPLE_PRACTICE: DoctorPractice = {
  practice: 'Sample practice',
  telephone: '0000 6299',
  registrationNumber: 'SAMPLE-1',
};

const SAMPLES: readonly { login: Role; displayName: string; practice?: DoctorPractice }[] = [
  { login: 'counter', displayName: 'Sample Counter' },
  { login: 'manager', displayName: 'Sample Manager' },
  { login: 'doctor', displayName: 'Dr Sample', practice: SAMPLE_PRACTICE },
];

/**
 * In a database without any account: one administrator, who changes the
 * password at the first sign-in, and beside the sample content one account of
 * each other role, none of which opens in production. By one process when
 * several start at once.
 * @returns the accounts with their passwords; none on every later start
 */
export async function createFirstAccounts(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
): Promise<FirstAccount[]> {
  const { db, clock, config } = deps;
  if (await hasAccounts(db)) return [];
  const samples = config.sample && !config.production ? SAMPLES : [];
  const wanted = [
    { login: 'administrator' as const, displayName: 'Administrator', sample: false },
    ...samples.map((account) => ({ ...account, sample: true })),
  ].map((account) => ({
    ...account,
    role: account.login,
    password: config.test.password ?? randomPassword(),
  }));
  const hashed = await Promise.all(
    wanted.map(async (account) => ({ ...account, passwordHash: await hashPassword(account.password) })),
  );
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'first-accounts');
    if (await hasAccounts(tx)) return [];
    const now = clock.now();
    for (const { password: _, ...account } of hashed) {
      const id = randomUUID();
      const mustChangePassword = !account.sample && config.test.password === undefined;
      await insertAccount(tx, {
        ...account,
        id,
        state: 'ACTIVE',
        mustChangePassword,
        allServicePoints: true,
        now,
      });
      const detail = { account: id, role: account.role };
      await recordEvent(tx, { at: now, actor: 'command', action: 'account-created', detail });
    }
    return wanted.map(({ login, password, role }) => ({ login, password, role }));
  });
}

/** What the first start prints; there is no second chance to read the passwords. */
export function firstAccountLines(accounts: readonly FirstAccount[]): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ login }) => login.length));
  return [
    'Accounts were created. Their passwords are shown this once:',
    ...accounts.map(({ login, password }) => `  ${login.padEnd(width)}  ${password}`),
  ];
}
