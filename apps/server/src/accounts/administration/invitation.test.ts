import { randomUUID } from 'node:crypto';
import type { Account } from '@phial/contract/staff/account';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { doJob } from '../../jobs/jobs.ts';
import { createMailer } from '../../mail/mailer.ts';
import { type MailServer, startMailServer } from '../../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, givenAccount, PASSWORD, signedIn } from '../../testing/staff.ts';
import { sendPasswordResets } from '../password-reset/send-resets.ts';

const NEW_PASSWORD = 'seven blue teapots sing';
const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
let mail: MailServer;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  mail = await startMailServer();
  test = await buildTestApp({
    config: { publicUrl: 'https://lab.example', smtpUrl: mail.url, mailFrom: 'desk@lab.example' },
  });
});
afterEach(async () => {
  mail.emails.length = 0;
  await test.db.kysely.deleteFrom('password_reset').execute();
});
afterAll(async () => {
  await mail.close();
  await test.close();
});

const sendAll = () =>
  doJob({ ...test, mailer: createMailer(readConfig({ SMTP_URL: mail.url })) }, sendPasswordResets);
const choose = (token: string) =>
  browser(test).call('PUT', '/staff/password-reset', { token, newPassword: NEW_PASSWORD });

function lastToken(): string {
  return (
    /https:\/\/lab\.example\/admin\/password#([\w-]{43})/.exec(mail.emails.at(-1)?.text ?? '')?.[1] ?? ''
  );
}

async function invite(changes: object = {}) {
  administrator = await signedIn(test, { role: 'administrator' });
  return administrator.call<Account>('POST', '/staff/accounts/invitations', {
    login: `may.${randomUUID()}@lab.example`,
    displayName: 'Marker Person',
    role: 'manager',
    language: 'en',
    ...changes,
  });
}

const change = (method: 'POST' | 'DELETE', { accountId, version }: Account, more: object = {}) =>
  administrator.call<Account>(method, `/staff/accounts/${accountId}/invitation`, { version, ...more });

describe('an invitation', () => {
  it('lets the owner of a new account choose the first password by a link', async () => {
    const { data: account } = await invite();
    expect(account).toMatchObject({ invitation: 'QUEUED', mustChangePassword: false, language: 'en' });
    for (const password of ['', PASSWORD]) {
      expect(await browser(test).signIn(account.login, password)).toMatchObject({ error: 'login-wrong' });
    }
    await sendAll();
    expect(mail.emails).toMatchObject([{ to: account.login }]);
    expect(mail.emails[0]?.text).toContain('within three days');
    expect(mail.emails[0]?.text).not.toContain('Marker Person');
    const token = lastToken();
    expect((await choose(token)).status).toBe(200);
    expect((await browser(test).signIn(account.login, NEW_PASSWORD)).data).toMatchObject({
      accountId: account.accountId,
      outstanding: null,
    });
    expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
    const { data } = await administrator.call<{ accounts: Account[] }>('POST', '/staff/accounts/search', {
      text: account.login,
    });
    expect(data.accounts).toMatchObject([{ invitation: null }]);
    expect(await change('POST', data.accounts[0] as Account)).toMatchObject({ error: 'not-found' });
    expect(test.logLines.join('')).not.toContain(token);
  });

  it.each([
    ['tw', '請於三天內'],
    ['zh', '请在三天内'],
  ])('is written in the language of the account (%s)', async (language, words) => {
    await invite({ language });
    await sendAll();
    expect(mail.emails[0]?.text).toContain(words);
  });

  it('is good for three days', async () => {
    await invite();
    await sendAll();
    const { ends_at, requested_at } = await test.db.kysely
      .selectFrom('password_reset')
      .select(['ends_at', 'requested_at'])
      .executeTakeFirstOrThrow();
    expect(ends_at?.getTime()).toBe(requested_at.getTime() + 3 * DAY_MS);
    const token = lastToken();
    await test.db.query({
      name: 'test-invitation-over',
      text: 'UPDATE password_reset SET ends_at = $1',
      values: [test.clock.now()],
    });
    expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
  });

  it('sent again makes the former link void', async () => {
    const { data: account } = await invite();
    await sendAll();
    const former = lastToken();
    expect((await change('POST', account)).data).toMatchObject({ invitation: 'QUEUED' });
    await sendAll();
    expect(mail.emails).toHaveLength(2);
    expect(await choose(former)).toMatchObject({ error: 'link-invalid' });
    expect((await choose(lastToken())).status).toBe(200);
  });

  it('withdrawn makes the link void and is not sent any more', async () => {
    const { data: account } = await invite();
    await sendAll();
    const token = lastToken();
    expect((await change('DELETE', account)).data).toMatchObject({ invitation: 'WITHDRAWN' });
    expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
    await change('POST', account);
    await change('DELETE', account);
    mail.emails.length = 0;
    await sendAll();
    expect(mail.emails).toEqual([]);
  });

  it('is void once the administrator has given a password', async () => {
    const { data: account } = await invite();
    await sendAll();
    const token = lastToken();
    const { accountId, version } = account;
    await administrator.call('POST', `/staff/accounts/${accountId}/password`, { version });
    expect(await choose(token)).toMatchObject({ error: 'link-invalid' });
  });

  it('is no way around the link: a forgotten password of an invited account sends nothing else', async () => {
    const { data: account } = await invite();
    await browser(test).call('POST', '/staff/password-reset', { login: account.login });
    await sendAll();
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]?.text).toContain('within three days');
  });

  it('needs an e-mail address, a free login, and for an administrator the own password', async () => {
    expect(await invite({ login: 'may' })).toMatchObject({ error: 'email-invalid' });
    const { data: account } = await invite();
    expect(await invite({ login: account.login })).toMatchObject({ error: 'login-taken' });
    expect(await invite({ role: 'administrator' })).toMatchObject({ error: 'confirmation-needed' });
    const { data: other } = await invite({ role: 'administrator', ownPassword: PASSWORD });
    expect(await change('POST', other)).toMatchObject({ error: 'confirmation-needed' });
    expect((await change('POST', other, { ownPassword: PASSWORD })).status).toBe(200);
    expect(await change('POST', { ...other, version: 9 })).toMatchObject({ error: 'version-conflict' });
  });

  it('of an administrator can be disabled, as it keeps nothing open yet', async () => {
    const { data: other } = await invite({ role: 'administrator', ownPassword: PASSWORD });
    const { accountId, version } = other;
    await test.db.query({
      name: 'test-only-administrator',
      text: `UPDATE account SET state = 'DISABLED' WHERE role = 'administrator' AND id <> $1 AND id <> $2`,
      values: [accountId, (await administrator.whoAmI()).data.accountId],
    });
    expect(
      (await administrator.call('PATCH', `/staff/accounts/${accountId}`, { version, state: 'DISABLED' }))
        .status,
    ).toBe(200);
  });

  it('is refused where no e-mail is sent', async () => {
    const silent = await buildTestApp();
    const there = await signedIn(silent, { role: 'administrator' });
    const body = { login: 'may@lab.example', displayName: 'May', role: 'manager' };
    expect(await there.call('POST', '/staff/accounts/invitations', body)).toMatchObject({
      error: 'not-found',
    });
    await silent.close();
  });
});

describe("the approval of a doctor's account", () => {
  it('is notified in the language of the account, without a link to use up', async () => {
    administrator = await signedIn(test, { role: 'administrator' });
    const login = `doctor.${randomUUID()}@clinic.example`;
    const { id } = await givenAccount(test, { login, role: 'doctor', state: 'PENDING', language: 'zh' });
    await administrator.call('PATCH', `/staff/accounts/${id}`, { version: 1, state: 'ACTIVE' });
    await sendAll();
    expect(mail.emails).toMatchObject([{ to: login }]);
    expect(mail.emails[0]?.text).toContain('已批准您的账户');
    expect(mail.emails[0]?.text).toContain('https://lab.example/admin/');
    expect(mail.emails[0]?.text).not.toContain('#');
    const rows = await test.db.kysely.selectFrom('password_reset').select('token_hash').execute();
    expect(rows).toEqual([{ token_hash: null }]);
  });

  it('of a user name, and the enabling of a disabled account, send nothing', async () => {
    administrator = await signedIn(test, { role: 'administrator' });
    for (const given of [
      { role: 'doctor' as const, state: 'PENDING' as const },
      { login: `chan.${randomUUID()}@clinic.example`, state: 'DISABLED' as const },
    ]) {
      const { id } = await givenAccount(test, given);
      await administrator.call('PATCH', `/staff/accounts/${id}`, { version: 1, state: 'ACTIVE' });
    }
    await sendAll();
    expect(mail.emails).toEqual([]);
  });
});
