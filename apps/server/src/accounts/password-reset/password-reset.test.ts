import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { doJob } from '../../jobs/jobs.ts';
import { createMailer } from '../../mail/mailer.ts';
import { type MailServer, startMailServer } from '../../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, type GivenAccount, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';
import { EVEN_MS } from '../even-time.ts';
import { sendPasswordResets } from './send-resets.ts';

const NEW_PASSWORD = 'seven blue teapots sing';

let test: TestApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  test = await buildTestApp({
    config: { publicUrl: 'https://lab.example', smtpUrl: mail.url, mailFrom: 'desk@lab.example' },
  });
});
afterEach(async () => {
  mail.manners = 'accept';
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('password_reset').execute();
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const person = () => browser(test);
const mailer = () => createMailer(readConfig({ SMTP_URL: mail.url }));
const turn = () => doJob({ ...test, mailer: mailer() }, sendPasswordResets);
const ask = (login: string, headers: Record<string, string> = {}) =>
  person().call('POST', '/staff/password-reset', { login }, headers);
const choose = (token: string, newPassword = NEW_PASSWORD) =>
  person().call('PUT', '/staff/password-reset', { token, newPassword });

const givenEmailAccount = (given: GivenAccount = {}) =>
  givenAccount(test, { login: `chan.${randomUUID()}@clinic.example`, ...given });

function lastToken(): string {
  return (
    /https:\/\/lab\.example\/admin\/password#([\w-]{43})/.exec(mail.emails.at(-1)?.text ?? '')?.[1] ?? ''
  );
}

/** The token of the link that an account was sent. */
async function linkFor(login: string): Promise<string> {
  expect((await ask(login)).status).toBe(200);
  await turn();
  return lastToken();
}

describe('a forgotten password', () => {
  it('takes as long to ask for where nobody has the login', async () => {
    const begun = performance.now();
    expect((await ask(`nobody.${randomUUID()}@clinic.example`)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(EVEN_MS - 1);
  });

  it('is replaced by way of a link that names nobody', async () => {
    const { id, login } = await givenEmailAccount();
    const open = person();
    await open.signIn(login);
    const token = await linkFor(login);
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]?.to).toBe(login);
    expect(mail.emails[0]?.text).not.toContain('Marker Person');
    expect((await person().call('POST', '/staff/password-reset/link', { token })).data).toEqual({ login });

    expect((await choose(token)).status).toBe(200);
    expect((await open.whoAmI()).status).toBe(401);
    expect(await person().signIn(login)).toMatchObject({ error: 'login-wrong' });
    expect((await person().signIn(login, NEW_PASSWORD)).data).toMatchObject({
      accountId: id,
      outstanding: null,
    });
    const events = await test.db.kysely.selectFrom('event').selectAll().execute();
    const actions = events
      .filter(({ actor, detail }) => actor === id || detail.account === id)
      .map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['password-reset-requested', 'password-chosen-by-link']));
    expect(test.logLines.join('')).not.toContain(token);
  });

  it('leaves the second factor in place', async () => {
    const { id, login } = await givenEmailAccount();
    await test.db.query({
      name: 'test-second-factor',
      text: `UPDATE account SET totp_on = true, totp_key_id = 'k', totp_secret = '\\x00' WHERE id = $1`,
      values: [id],
    });
    await choose(await linkFor(login));
    expect((await person().signIn(login, NEW_PASSWORD)).data.outstanding).toBe('second-factor');
  });

  it('writes in the language of the page', async () => {
    const { login } = await givenEmailAccount();
    await ask(login, { 'accept-language': 'zh-HK' });
    await turn();
    expect(mail.emails[0]?.text).toContain('設定新密碼');
  });

  it('gets the same answer and no e-mail where there is no active account', async () => {
    const { login } = await givenEmailAccount();
    const known = await ask(login);
    const disabled = await givenEmailAccount({ state: 'DISABLED' });
    const pending = await givenEmailAccount({ state: 'PENDING' });
    for (const other of [disabled.login, pending.login, 'nobody@clinic.example']) {
      expect((await ask(other)).text).toBe(known.text);
    }
    await turn();
    expect(mail.emails.map(({ to }) => to)).toEqual([login]);
  });

  it('is refused for user names, and where no links can be sent', async () => {
    expect(await ask('chan.tai.man')).toMatchObject({ status: 422, error: 'email-invalid' });
    const silent = await buildTestApp({ db: test.db, keys: test.keys });
    const visitor = browser(silent);
    expect((await visitor.call('GET', '/staff/password-reset')).data).toEqual({ byEmail: false });
    const body = { login: 'chan@clinic.example' };
    expect(await visitor.call('POST', '/staff/password-reset', body)).toMatchObject({ error: 'not-found' });
    await silent.close();
    expect((await person().call('GET', '/staff/password-reset')).data).toEqual({ byEmail: true });
  });
});

describe('the link', () => {
  it('is good once, even concurrently', async () => {
    const token = await linkFor((await givenEmailAccount()).login);
    const answers = await Promise.all([choose(token), choose(token), choose(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
  });

  it('is good for an hour from when the e-mail went out', async () => {
    const { login } = await givenEmailAccount();
    await ask(login);
    test.clock.advance(7200);
    await turn();
    test.clock.advance(3599);
    const check = () => person().call('POST', '/staff/password-reset/link', { token: lastToken() });
    expect((await check()).status).toBe(200);
    test.clock.advance(2);
    expect(await check()).toMatchObject({ error: 'link-invalid' });
  });

  it('survives a password that is refused', async () => {
    const { login } = await givenEmailAccount();
    const token = await linkFor(login);
    expect(await choose(token, 'short')).toMatchObject({ error: 'password-length' });
    expect((await choose(token)).status).toBe(200);
  });

  it('is worth nothing once a newer one is sent, and is sent once in five minutes', async () => {
    const { login } = await givenEmailAccount();
    const former = await linkFor(login);
    expect(await linkFor(login)).toBe(former);
    test.clock.advance(301);
    const newer = await linkFor(login);
    expect(newer).not.toBe(former);
    expect(await choose(former)).toMatchObject({ error: 'link-invalid' });
    expect((await choose(newer)).status).toBe(200);
  });

  it('opens no account that was disabled meanwhile', async () => {
    const { id, login } = await givenEmailAccount();
    const token = await linkFor(login);
    await test.db.query({
      name: 'test-disable',
      text: `UPDATE account SET state = 'DISABLED' WHERE id = $1`,
      values: [id],
    });
    expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
  });

  it('is worth nothing once the password was changed in another way', async () => {
    const { id, login } = await givenEmailAccount();
    const own = person();
    await own.signIn(login);
    const former = await linkFor(login);
    const change = { oldPassword: PASSWORD, newPassword: 'eight green kettles hum' };
    expect((await own.call('PATCH', '/user/changePassword', change)).status).toBe(200);
    expect(await choose(former)).toMatchObject({ error: 'link-invalid' });

    const sent = await linkFor(login);
    const administrator = await signedIn(test, { role: 'administrator' });
    const { version } = await test.db.kysely
      .selectFrom('account')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const reset = await administrator.call('POST', `/staff/accounts/${id}/password`, { version });
    expect(reset.status).toBe(200);
    expect(await choose(sent)).toMatchObject({ error: 'link-invalid' });
  });

  it('is not stored, only its hash', async () => {
    const token = await linkFor((await givenEmailAccount()).login);
    const rows = await test.db.kysely.selectFrom('password_reset').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a mail server', () => {
  it.each(['later', 'hang-up'] as const)('that answers %s delays the e-mail', async (manners) => {
    const { login } = await givenEmailAccount();
    mail.manners = manners;
    await ask(login);
    await turn();
    mail.manners = 'accept';
    mail.emails.length = 0;
    await turn();
    expect(mail.emails).toEqual([]);
    test.clock.advance(31);
    await turn();
    expect((await choose(lastToken())).status).toBe(200);
  });

  it('that refuses the address is not asked again', async () => {
    const { login } = await givenEmailAccount();
    mail.manners = 'refuse';
    await ask(login);
    await turn();
    test.clock.advance(86_400);
    mail.manners = 'accept';
    await turn();
    expect(mail.emails).toEqual([]);
  });
});

it('an owner who deletes the account takes the link along', async () => {
  const doctor = await signedIn(test, { role: 'doctor', login: `lee.${randomUUID()}@clinic.example` });
  const token = await linkFor(doctor.login);
  await doctor.call('DELETE', '/user/del', { password: PASSWORD });
  expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
});
