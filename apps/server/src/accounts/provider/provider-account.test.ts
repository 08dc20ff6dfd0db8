import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE, startProviderSite } from '../../testing/identity-provider/provider-site.ts';
import { providerVisitor } from '../../testing/identity-provider/provider-visitor.ts';
import { browser, givenAccount, PASSWORD } from '../../testing/staff.ts';

const { test, issuer, administrator, staffBrowser, setPeople, stop } = await startProviderSite();
beforeEach(() => setPeople(PEOPLE));
afterAll(stop);

describe('an account of the provider', () => {
  it('confirms at the provider what asks others for their password', async () => {
    const ida = staffBrowser();
    await ida.signIn('ida');
    const create = () =>
      ida.call('POST', '/staff/accounts', { login: 'new.admin', displayName: 'New', role: 'administrator' });
    expect(await create()).toMatchObject({ error: 'confirmation-needed' });
    const address = await ida.begin('/staff/session/provider/confirmation', '/my-account');
    const answer = await ida.visitor.signIn(address, 'ida');
    expect(await ida.back(answer)).toMatchObject({ location: '/admin/my-account?signIn=confirmed' });
    expect(await create()).toMatchObject({ status: 200 });
    test.clock.advance(301);
    expect(
      await ida.call('POST', '/staff/accounts', {
        login: 'one.more',
        displayName: 'New',
        role: 'administrator',
      }),
    ).toMatchObject({ error: 'confirmation-needed' });
  });

  it('is not confirmed by somebody else', async () => {
    const ida = staffBrowser();
    await ida.signIn('ida');
    const address = await ida.begin('/staff/session/provider/confirmation', '/my-account');
    const other = providerVisitor();
    expect(await ida.back(await other.signIn(address, 'max'))).toMatchObject({
      location: '/admin/my-account?signIn=failed',
    });
  });

  it('signs out at the provider as well', async () => {
    const person = staffBrowser();
    await person.signIn('max');
    const { data } = await person.call<{ providerAddress: string }>('DELETE', '/staff/session');
    expect(data.providerAddress).toContain(`${issuer}/session/end?`);
    const { data: local } = await administrator.call('GET', '/staff/sessions');
    expect(local).toBeDefined();
  });
});

describe('an administrator', () => {
  it('links a local account, which then has no password, and makes it local again by a new one', async () => {
    const { id, login } = await givenAccount(test, { role: 'manager' });
    const link = (subject: string, version: number) =>
      administrator.call('PUT', `/staff/accounts/${id}/identity`, { subject, version });
    await givenResetLink(id);
    await staffBrowser().signIn('max');
    expect(await link('max', 1)).toMatchObject({ error: 'identity-taken' });
    expect(await link('lin', 1)).toMatchObject({ data: { signInMethods: ['provider'], version: 2 } });
    expect(await browser(test).signIn(login)).toMatchObject({ error: 'login-wrong' });
    expect(await test.db.kysely.selectFrom('password_reset').selectAll().execute()).toEqual([]);
    await setPeople({ lin: { groups: ['managers'], name: 'Lin' } });
    const lin = staffBrowser();
    await lin.signIn('lin');
    expect((await lin.whoAmI()).data).toMatchObject({ accountId: id, displayName: 'Lin' });
    const version = 3;
    const reset = await administrator.call<{ password: string }>('POST', `/staff/accounts/${id}/password`, {
      version,
    });
    expect(await browser(test).signIn(login, reset.data.password)).toMatchObject({
      data: { signInMethods: ['password'] },
    });
  });

  it('cannot link the last administrator who has a password', async () => {
    await test.db.kysely
      .updateTable('account')
      .set({ state: 'DISABLED' })
      .where('role', '=', 'administrator')
      .where('id', '!=', administrator.id)
      .execute();
    const body = { subject: 'root', version: 1, ownPassword: PASSWORD };
    expect(
      await administrator.call('PUT', `/staff/accounts/${administrator.id}/identity`, body),
    ).toMatchObject({
      error: 'last-administrator',
    });
  });
});

/** A link of a forgotten password that was sent and not used. */
async function givenResetLink(accountId: string): Promise<void> {
  const now = test.clock.now();
  const id = randomUUID();
  await test.db.kysely
    .insertInto('password_reset')
    .values({ account_id: accountId, id, language: 'en', state: 'SENT', due_at: now, requested_at: now })
    .execute();
}
