import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImport } from '../../imports/imports.service.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenServicePoint } from '../../testing/builders.ts';
import { problemsOfSheet } from '../../testing/import-sheet.ts';
import { browser, givenAccount, signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const HEAD = 'login,name,role,servicePoints';
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const run = (text: string) =>
  runImport(
    test,
    { kind: 'staff', bytes: new TextEncoder().encode(text) },
    { actor: 'command', agreed: undefined },
  );

it('makes accounts whose owners change a first password, which is stored nowhere', async () => {
  const point = await givenServicePoint(test.db);
  const { added, passwords } = await run(
    sheet(
      `Wong@lab.example,王小明,Counter,${point}`,
      'lee,李主任,manager,',
      'ho.1,何醫生,doctor,',
      'au.1,歐,counter,ALL',
    ),
  );
  expect(added).toBe(4);
  expect(passwords.map(({ login }) => login)).toEqual(['wong@lab.example', 'lee', 'ho.1', 'au.1']);
  for (const { login, password } of passwords) {
    expect((await browser(test).signIn(login, password)).data).toMatchObject({ outstanding: 'new-password' });
  }
  const accounts = await test.db.kysely.selectFrom('account').selectAll().execute();
  expect(accounts.map(({ role, all_service_points }) => [role, all_service_points]).sort()).toEqual([
    ['counter', false],
    ['counter', true],
    ['doctor', false],
    ['manager', true],
  ]);
  const stored = JSON.stringify([accounts, await test.db.kysely.selectFrom('event').selectAll().execute()]);
  for (const { password } of passwords) expect(stored + test.logLines.join()).not.toContain(password);
});

it('refuses rows without repeating who they are of, and then makes nobody', async () => {
  const { login } = await givenAccount(test, { login: 'there' });
  const rows = sheet(
    `${login},A,manager,`,
    'x,B,manager,',
    'new.one,C,administrator,',
    'new.two,D,counter,',
    'new.three,E,counter,nowhere',
    'new.three,F,doctor,',
    `new.four,${'G'.repeat(101)},doctor,`,
  );
  expect(await problemsOfSheet(test, 'staff', rows)).toEqual([
    '2 login login-taken',
    '3 login not-a-login',
    '4 role not-one-of administrator counter,manager,doctor',
    '5 servicePoints cell-empty',
    '6 servicePoints service-point-unknown nowhere',
    '7 login repeated-login 6',
    '8 name cell-too-long 100',
  ]);
  const many = Array.from({ length: 201 }, (_, at) => `person.${at},P,doctor,`);
  expect(await problemsOfSheet(test, 'staff', sheet(...many))).toEqual(['202 too-many-rows 200']);
});

it('is refused to managers', async () => {
  const manager = await signedIn(test, { role: 'manager' });
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/staff/imports/staff/preview',
    payload: sheet('some.one,P,doctor,'),
    headers: {
      'content-type': 'text/csv',
      'sec-fetch-site': 'same-origin',
      cookie: `phial_session=${manager.jar.get('phial_session')}`,
    },
  });
  expect(response.json()).toMatchObject({ error: 'not-allowed' });
});
