import type { Account } from '@phial/contract/staff/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenAccount, signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('serialises concurrent changes of many administrators without a deadlock', async () => {
  const administrator = await signedIn(test, { role: 'administrator' });
  const disable = ({ id }: { id: string }) =>
    administrator.call<Account>('PATCH', `/staff/accounts/${id}`, { version: 1, state: 'DISABLED' });

  // A deadlock takes an unlucky order, which one round alone may miss.
  for (let round = 0; round < 3; round++) {
    const others = await Promise.all(
      Array.from({ length: 24 }, () => givenAccount(test, { role: 'administrator' })),
    );
    // Each account twice: one of the two changes comes second.
    const answers = await Promise.all([...others, ...others].map(disable));

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error)).toEqual(others.map(() => 'version-conflict'));
  }
});
