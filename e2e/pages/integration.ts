import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { PROVIDER_CLIENT } from '../arrange/identity-provider.ts';
import { STAFF_PASSWORD } from '../arrange/staff-accounts.ts';

/** The pages on which an administrator connects the laboratory's other systems. */
export class Integration {
  readonly #page: Page;
  readonly #words: StaffMessages;

  constructor(page: Page, words: StaffMessages) {
    this.#page = page;
    this.#words = words;
  }

  /** Sets the identity provider up, with those of a group at the counter of one service point. */
  async useProvider(issuer: string, { group, servicePoint }: { group: string; servicePoint: string }) {
    const { provider, groups, save, saved } = this.#words.identityProvider;
    await this.#page.goto('/admin/identity-provider');
    await this.#page.getByRole('checkbox', { name: provider.enabled }).check();
    await this.#field(provider.issuer).fill(issuer);
    await this.#field(provider.clientId).fill(PROVIDER_CLIENT.client_id);
    await this.#field(provider.secret).fill(PROVIDER_CLIENT.client_secret);
    await this.#field(provider.scopes).fill('openid profile groups');
    await this.#button(groups.add).click();
    await this.#field(groups.group).fill(group);
    const row = this.#page.getByRole('listitem', { name: groups.row(1) });
    await row.getByRole('checkbox', { name: servicePoint }).check();
    await this.#ownPassword(this.#page);
    await this.#button(save).click();
    await expect(this.#page.getByText(saved)).toBeVisible();
  }

  /** Makes a key that fetches orders and sends reports. @returns the key, which is shown this once */
  async createApiKey(name: string): Promise<string> {
    const { create, form: words, scopes, once } = this.#words.apiKeys;
    await this.#page.goto('/admin/api-keys');
    await this.#button(create).click();
    const form = this.#page.getByRole('dialog');
    await form.getByLabel(words.name, { exact: true }).fill(name);
    await form.getByLabel(scopes['orders:read']).check();
    await form.getByLabel(scopes['reports:write']).check();
    await this.#ownPassword(form);
    await form.getByRole('button', { name: words.submit }).click();
    const shown = this.#page.getByRole('alertdialog');
    await expect(shown).toContainText(once.lead(name));
    const key = await shown.locator('code').innerText();
    await shown.getByRole('button', { name: once.close }).click();
    return key;
  }

  /** Sends all events to an address. @returns the secret they are signed with */
  async addWebhook(name: string, url: string): Promise<string> {
    const { endpoints, form: words, secret: once } = this.#words.webhooks;
    await this.#page.goto('/admin/webhooks');
    await this.#button(endpoints.add).click();
    const form = this.#page.getByRole('dialog');
    await form.getByLabel(words.description).fill(name);
    await form.getByLabel(words.url).fill(url);
    await this.#ownPassword(form);
    await form.getByRole('button', { name: words.add, exact: true }).click();
    const shown = this.#page.getByRole('alertdialog', { name: once.title });
    const secret = await shown.locator('code').innerText();
    await shown.getByRole('button', { name: once.close }).click();
    return secret;
  }

  async #ownPassword(scope: Pick<Page, 'getByLabel'>): Promise<void> {
    const { ownPassword } = this.#words.accounts.fields;
    await scope.getByLabel(ownPassword, { exact: true }).fill(STAFF_PASSWORD);
  }

  #field(name: string): Locator {
    return this.#page.getByLabel(name, { exact: true });
  }

  #button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }
}
