import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount } from '../../testing/staff.ts';

it('serves captchas during many sign-ins', async () => {
  const test = await buildTestApp();
  const { login } = await givenAccount(test);
  await test.app.inject({ url: '/api/auth/code' });
  let ended = 0;
  const signIns = Array.from({ length: 60 }, async () => {
    const answer = await browser(test).signIn(login, 'x');
    ended += 1;
    return answer;
  });
  // The first hash is done, the others wait: none of them is in the way.
  await Promise.race(signIns);
  await Promise.all(Array.from({ length: 4 }, () => test.app.inject({ url: '/api/auth/code' })));
  expect(ended).toBeLessThan(40);
  await Promise.all(signIns);
  await test.close();
});
