import { randomUUID } from 'node:crypto';
import { createClient } from '@phial/client/create-client';
import { Doctor } from '../../arrange/doctor.ts';
import { reportOf } from '../../arrange/laboratory-report.ts';
import { person } from '../../arrange/person.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a key is made, the laboratory’s system fetches an order and sends its report, and the key is revoked', async ({
      page,
      baseURL,
      staffWords,
      signedInAs,
    }) => {
      const { apiKeys: words, orders, reports } = staffWords;
      const name = `Laboratory ${randomUUID().slice(0, 8)}`;
      await signedInAs('administrator');
      await page.goto('/admin/api-keys');
      await page.getByRole('button', { name: words.create }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: words.form.submit }).click();
      await form.getByRole('link', { name: words.form.scopeMissing }).click();
      await expect(form.getByLabel(words.scopes['orders:read'])).toBeFocused();
      await form.getByLabel(words.form.name, { exact: true }).fill(name);
      await form.getByLabel(words.scopes['orders:read']).check();
      await form.getByLabel(words.scopes['reports:write']).check();
      await form.getByLabel(staffWords.accounts.fields.ownPassword).fill(STAFF_PASSWORD);
      await form.getByRole('button', { name: words.form.submit }).click();
      const once = page.getByRole('alertdialog');
      await expect(once).toContainText(words.once.lead(name));
      const apiKey = await once.locator('code').innerText();
      await once.getByRole('button', { name: words.once.close }).click();
      await expect(page.getByRole('row', { name })).toContainText(words.neverUsed);

      await signedInAs('doctor');
      const patient = person();
      const order = await new Doctor(page.request, baseURL ?? '').placed(patient);

      const phial = createClient({ baseUrl: `${baseURL}/api`, apiKey });
      const { entry = [] } = await phial.fetchOrders({ query: { count: '50' } });
      const request = entry.find(({ resource }) => JSON.stringify(resource).includes(order.number))?.resource;
      const { versionId: version } = (request as unknown as { meta: { versionId: string } }).meta;
      await phial.acknowledgeOrders({ body: { orders: [{ number: order.number, version }] } });
      await page.goto(`/admin/doctor/orders/${order.orderId}`);
      await expect(page.getByText(orders.view.fetched)).toBeVisible();

      const at = new Date().toISOString();
      await phial.receiveSpecimens({
        body: {
          resourceType: 'Bundle',
          type: 'collection',
          entry: [
            {
              resource: {
                resourceType: 'Specimen',
                receivedTime: at,
                request: [{ identifier: { value: order.number } }],
              },
            },
          ],
        },
      });
      await page.reload();
      await expect(page.getByText(orders.stateHelp.RECEIVED)).toBeVisible();

      const sent = await phial.importReports({ body: reportOf(order.number, patient.docNo, at) });
      await page.goto(`/admin/doctor/reports/${sent.reports[0]?.reportId}`);
      await expect(page.getByRole('row', { name: /Systolic/ })).toContainText('150');
      const document = page.getByRole('link', { name: reports.report.saveNamed('As signed') });
      const downloading = page.waitForEvent('download');
      await document.click();
      expect((await downloading).suggestedFilename()).toMatch(/-1\.pdf$/);

      await signedInAs('administrator');
      await page.goto('/admin/api-keys');
      await page.getByRole('button', { name: words.revoke.of(name) }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.revoke.submit }).click();
      await expect(page.getByText(words.revoke.done(name))).toBeVisible();
      await expect(phial.fetchOrders()).rejects.toMatchObject({ error: 'api-key-invalid' });
    });
  });
}
