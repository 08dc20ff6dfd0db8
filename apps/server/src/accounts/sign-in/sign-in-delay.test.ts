import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { test: { captcha: 'TEST', limits: true } } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('sign_in_delay').execute();
});

let address = 0;
/** From an address of its own in one network, so that only the login counts. */
const stranger = () => browser(test, { address: `198.51.100.${++address % 250}` });

async function waitOf(login: string): Promise<number> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/staff/session',
    payload: { login, password: 'x' },
    remoteAddress: `198.51.100.${++address % 250}`,
  });
  return response.statusCode === 429 ? Number(response.headers['retry-after']) : 0;
}

describe('somebody who guesses', () => {
  it('waits longer with every attempt, even for the right password', async () => {
    const { login } = await givenAccount(test);
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await stranger().signIn(login, 'x')).toMatchObject({ error: 'login-wrong' });
    }
    const waits: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const wait = await waitOf(login);
      waits.push(wait);
      expect(await stranger().signIn(login)).toMatchObject({ status: 429, error: 'too-many-requests' });
      test.clock.advance(wait);
      expect(await stranger().signIn(login, 'x')).toMatchObject({ error: 'login-wrong' });
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    test.clock.advance(900);
    expect((await stranger().signIn(login)).status).toBe(200);
    expect(await waitOf(login)).toBe(0);
  });

  it('gets no more attempts in parallel than one after another', async () => {
    const { login } = await givenAccount(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stranger().signIn(login, 'x')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('is forgotten after a day', async () => {
    const { login } = await givenAccount(test);
    for (let attempt = 0; attempt < 5; attempt++) await stranger().signIn(login, 'x');
    test.clock.advance(24 * 3600 + 1);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await stranger().signIn(login, 'x')).toMatchObject({ error: 'login-wrong' });
    }
    expect(await waitOf(login)).toBeGreaterThan(0);
  });

  it('does not learn from the wait whether the account exists', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await stranger().signIn('nobody.at.all', 'x');
    expect(await waitOf('nobody.at.all')).toBe(1);
  });

  it('waits at one address with any logins', async () => {
    const robot = browser(test, { address: '203.0.113.99' });
    for (let attempt = 0; attempt < 30; attempt++) {
      expect(await robot.signIn(`somebody-${attempt}`, 'x')).toMatchObject({ error: 'login-wrong' });
    }
    const { login } = await givenAccount(test);
    expect(await robot.signIn(login)).toMatchObject({ status: 429 });
    expect((await stranger().signIn(login)).status).toBe(200);
  });
});

describe('the owner', () => {
  it('is not slowed on a device the account knows', async () => {
    const { login } = await givenAccount(test);
    const own = stranger();
    await own.signIn(login);
    await own.call('DELETE', '/staff/session');
    for (let attempt = 0; attempt < 6; attempt++) await stranger().signIn(login, 'x');
    expect(await waitOf(login)).toBeGreaterThan(0);
    expect((await own.signIn(login)).status).toBe(200);
    // And the strangers go on waiting.
    expect(await waitOf(login)).toBeGreaterThan(0);
  });

  it('is slowed there only by attempts on that device', async () => {
    const { login } = await givenAccount(test);
    const own = stranger();
    await own.signIn(login);
    for (let attempt = 0; attempt < 8; attempt++) await own.signIn(login, 'x');
    expect(await own.signIn(login)).toMatchObject({ status: 429 });
    expect((await stranger().signIn(login)).status).toBe(200);
  });

  it('may share the device with colleagues, for whom it does not count', async () => {
    const [one, two, three] = [await givenAccount(test), await givenAccount(test), await givenAccount(test)];
    const desk = stranger();
    await desk.signIn(one.login);
    const device = desk.jar.get('phial_device');
    await desk.signIn(two.login);
    expect(desk.jar.get('phial_device')).toBe(device);
    for (const { login } of [one, two, three]) {
      for (let attempt = 0; attempt < 5; attempt++) await stranger().signIn(login, 'x');
    }
    expect((await desk.signIn(one.login)).status).toBe(200);
    expect((await desk.signIn(two.login)).status).toBe(200);
    expect((await desk.signIn(three.login)).status).toBe(429);
  });

  it('never gets a device token chosen by somebody else', async () => {
    const { login } = await givenAccount(test);
    const planted = stranger();
    planted.jar.set('phial_device', 'chosen-by-somebody-else');
    await planted.signIn(login);
    expect(planted.jar.get('phial_device')).toMatch(/^[\w-]{43}$/);
    expect(planted.jar.get('phial_device')).not.toBe('chosen-by-somebody-else');
  });
});

it('stores nothing that reveals a login', async () => {
  await stranger().signIn('marker.login', 'x');
  const rows = await test.db.kysely.selectFrom('sign_in_delay').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { key_hash } of rows) expect(key_hash).toHaveLength(32);
});
