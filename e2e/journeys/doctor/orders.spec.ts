import { readFile } from 'node:fs/promises';
import { person } from '../../arrange/person.ts';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { DoctorOrders } from '../../pages/doctor-order.ts';
import { sampleNotice } from '../../published.ts';
import { readPdf } from '../../watch/pdf-reader.ts';

const test = base.extend<{ orders: DoctorOrders }>({
  orders: async ({ page, staffWords }, use) => use(new DoctorOrders(page, staffWords)),
});

/** Where the QR code stands on the paper, with room for its quiet zone. */
const CODE = { x: 0.66, y: 0.13, width: 0.34, height: 0.2 };

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an order is placed by the keyboard alone, and its note fills in the booking of the patient', async ({
      page,
      orders,
      keyboard,
      signedInAs,
      wizard,
      freeSlot,
      words,
    }) => {
      test.slow();
      const patient = person();
      const { patient: form, actions, items } = orders.words;
      await signedInAs('doctor');
      await orders.open('orders/new');
      await orders.expectAccessible('a new order');

      await keyboard.press(orders.button(actions.place));
      await expect(orders.patientBox).toBeFocused();
      await expect(page.getByText(actions.needPatient)).toBeVisible();

      await keyboard.press(orders.button(form.add));
      await expect(orders.field(form.name)).toBeFocused();
      await keyboard.type(orders.field(form.name), patient.name);
      await keyboard.type(orders.field(form.documentNumber), patient.docNo);
      await keyboard.type(orders.field(form.birthday), '1958-04-12');
      await keyboard.choose(
        orders.dialog.getByRole('group', { name: form.sex }),
        orders.dialog.getByRole('radio', { name: form.sexes.F, exact: true }),
      );
      await keyboard.type(orders.field(form.telNo), patient.telNo);
      await orders.expectAccessible('a new patient');
      await keyboard.press(orders.dialog.getByRole('button', { name: form.save }));
      await expect(orders.dialog).toHaveCount(0);
      await expect(page.getByText(patient.name)).toBeVisible();

      await keyboard.tabTo(orders.itemBox);
      for (const text of ['diabetes screen', 'KM101', 'KM45']) {
        await page.keyboard.type(text);
        // What Enter takes is marked before it is pressed.
        await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await expect(orders.itemBox).toHaveValue('');
      }
      await expect(orders.chosen.getByRole('listitem')).toHaveCount(3);
      await expect(orders.requirements).toContainText(orders.words.requirements.enquire);
      await expect(orders.requirements).toContainText('EDTA');
      await expect(page.getByText(items.none)).toHaveCount(0);
      const urgency = page.getByRole('radiogroup', { name: orders.words.priority.title });
      await keyboard.choose(
        urgency,
        urgency.getByRole('radio', { name: orders.words.priority.urgent, exact: true }),
      );
      await keyboard.type(orders.notes, 'Polyuria');
      await orders.expectAccessible('a filled order');
      await keyboard.press(orders.button(actions.place));

      await expect(page.getByText(orders.words.stateHelp.PLACED)).toBeVisible();
      await expect(page.getByText(orders.words.priority.urgent, { exact: true })).toBeVisible();
      await orders.expectAccessible('a placed order');
      const heading = (await orders.heading(/HD-/).textContent()) ?? '';
      const [number = ''] = /HD-\w{8}/.exec(heading) ?? [];
      expect(page.url()).not.toContain(patient.number);

      const downloading = page.waitForEvent('download');
      await keyboard.press(orders.noteLink);
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${number}.pdf`);
      const note = await readPdf(await readFile(await download.path()));
      expect(note.pages).toBe(1);
      for (const text of [number, patient.name, 'KM99', 'KM101']) expect(note.text).toContain(text);
      expect(note.text).not.toContain(patient.docNo);

      const address = await note.scan(CODE);
      const token = new URL(address).hash.split('order=')[1] ?? '';
      expect(token).toMatch(/^[\w-]{22}$/);
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, name: sampleNotice('choose-service', language).title }),
      ).toBeVisible();
      expect(page.url()).not.toContain(token);
      await expect(page.getByText(words.bookingWizard.noteFilled(number))).toBeVisible();
      await wizard.openAt(3, await freeSlot());
      await wizard.person.expectFilled({ ...patient, email: '' });
    });

    test('a draft in two windows loses nothing, and is discarded when it is not wanted', async ({
      page,
      context,
      orders,
      staffWords,
      signedInAs,
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(409);
      const { actions, conflict, notes } = orders.words;
      await signedInAs('doctor');
      await orders.open('orders/new');
      await orders.notes.fill('From the first window');
      await orders.button(actions.save).click();
      await expect(orders.heading(/HD-/)).toBeVisible();

      const second = await context.newPage();
      await second.goto(page.url());
      const there = new DoctorOrders(second, staffWords);
      await there.notes.fill('From the second window');
      await there.button(actions.save).click();
      await expect(second.getByText(actions.saved)).toBeVisible();

      await orders.notes.fill('Typed without knowing');
      await orders.button(actions.save).click();
      await expect(page.getByText(conflict.title)).toBeVisible();
      await expect(page.getByRole('table')).toContainText('From the second window');
      await expect(orders.notes).toHaveValue('Typed without knowing');
      await orders.expectAccessible('a draft that another window changed');
      await orders.button(conflict.keepMine).click();
      await expect(page.getByText(conflict.title)).toHaveCount(0);
      await expect(orders.notes).toHaveValue('Typed without knowing');

      await orders.button(actions.discard).click();
      await page.getByRole('alertdialog').getByRole('button', { name: actions.discard }).click();
      await expect(page.getByText(orders.words.stateHelp.CANCELLED)).toBeVisible();
      await expect(page.getByText('Typed without knowing')).toBeVisible();
      await expect(page.getByText(notes.title)).toBeVisible();
    });

    test('the list keeps states and sorting in the address, and no name', async ({
      page,
      orders,
      signedInAs,
    }) => {
      const { list, states } = orders.words;
      await signedInAs('doctor');
      await orders.open('home');
      await orders.expectAccessible('home');
      await page
        .getByRole('link', { name: new RegExp(`${states.REPORTED}$`) })
        .first()
        .click();
      await expect(orders.heading(orders.words.listTitle)).toBeVisible();
      expect(new URL(page.url()).searchParams.get('state')).toBe('REPORTED');
      await page.getByRole('button', { name: list.columns.number }).click();
      await expect(page.getByRole('columnheader', { name: list.columns.number })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      expect(new URL(page.url()).searchParams.get('sort')).toBe('number');
      const first = page.getByRole('rowheader').first();
      const number = (await first.textContent()) ?? '';
      const search = page.getByRole('searchbox', { name: list.search });
      await search.fill(number);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      expect(new URL(page.url()).searchParams.get('number')).toBe(number);
      await search.fill('nobody of this name');
      await expect(page.getByText(list.none)).toBeVisible();
      expect(page.url()).not.toContain('nobody');
      // A name may begin as order numbers do.
      await search.fill('HD Chan');
      await search.fill('hdchan');
      expect(new URL(page.url()).searchParams.get('number')).toBeNull();
      await orders.expectAccessible('an empty list');
      await page.getByRole('button', { name: list.clear }).click();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await orders.expectAccessible('the list');
    });
  });
}
