import { person } from '../../arrange/person.ts';
import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a patient is checked in by the keyboard alone, and not without the identity card', async ({
      page,
      desk,
      bookToday,
    }) => {
      const { appointmentRelNumber: code, name } = await bookToday();
      await desk.open(POINT);
      await expect(desk.box).toBeFocused();

      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await expect(desk.dialog.getByRole('heading', { name })).toBeVisible();
      await expect(desk.cardSeen).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(desk.dialog.getByText(desk.words.booking.cardNeeded)).toBeVisible();
      await desk.expectAccessible('with the identity card not seen');

      await page.keyboard.press('Space');
      await expect(desk.cardSeen).toBeChecked();
      await page.keyboard.press('Enter');
      await desk.expectNotified(desk.words.booking.checkedIn(name));
      await expect(desk.dialog).toHaveCount(0);
      await expect(desk.card(code)).toContainText(desk.words.status.ATTENDED);
      await expect(desk.box).toBeFocused();
      await expect(desk.box).toHaveValue('');
    });

    test("a visitor's booking appears on the open desk without moving the page", async ({
      page,
      desk,
      bookToday,
    }) => {
      await desk.open(POINT);
      await page.keyboard.press('ArrowDown');
      const focused = desk.planner.locator('button:focus');
      await expect(focused).toHaveCount(1);
      const row = (await focused.getAttribute('data-row')) ?? '';
      const column = (await focused.getAttribute('data-column')) ?? '';
      await page.evaluate(() => {
        document.title = 'not loaded again';
      });
      const { appointmentRelNumber: code, name } = await bookToday('other');
      await expect(desk.card(code)).toContainText(name);
      await expect(focused).toHaveAttribute('data-row', row);
      await expect(focused).toHaveAttribute('data-column', column);
      await expect(page).toHaveTitle('not loaded again');
    });

    test('reads well at every width', async ({ page, desk, bookToday }) => {
      test.slow();
      await bookToday();
      await desk.open(POINT);
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await desk.expectAccessible(`${size.width} wide`);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `sideways scroll at ${size.width}`).toBeLessThanOrEqual(0);
      }
    });
  });
}

test.use({ language: 'en' });

test('the arrow keys go through the planner, and whatever is typed goes to the search box', async ({
  page,
  desk,
  bookToday,
}) => {
  const { appointmentRelNumber: code, name } = await bookToday();
  await desk.open(POINT);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  const buttons = desk.planner.getByRole('button');
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(buttons.first()).toBeFocused();

  await desk.card(code).focus();
  await page.keyboard.press('Enter');
  await expect(desk.dialog.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk.card(code)).toBeFocused();

  await page.keyboard.type('zz');
  await expect(desk.box).toBeFocused();
  await expect(desk.box).toHaveValue('zz');
});

test('a scan above a dialog opens the next patient without any action on this one', async ({
  page,
  desk,
  bookToday,
}) => {
  const first = await bookToday();
  const second = await bookToday('other');
  await desk.open(POINT);
  await desk.scan(first.appointmentRelNumber);
  await expect(desk.dialog.getByRole('heading', { name: first.name })).toBeVisible();
  await page.keyboard.press('Space');
  // At the pace of a scanner, whatever else the machine is doing.
  const enterGoesOn = await page.evaluate((content) => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    for (const key of content) press(key);
    return press('Enter');
  }, second.appointmentRelNumber);
  expect(enterGoesOn, 'Enter reaches what has the focus').toBe(false);
  await expect(desk.dialog.getByRole('heading', { name: second.name })).toBeVisible();
  await expect(desk.card(first.appointmentRelNumber)).toContainText(desk.words.status.BOOKED);
});

test('finds several by name, one by the last digits, and offers links when nothing is found', async ({
  page,
  desk,
  colleague,
}) => {
  const { slots } = await colleague.day(POINT);
  const [slot] = slots.filter(({ free }) => free > 1);
  if (slot === undefined) throw new Error('no slot of the day has two free places');
  const family = `Twin ${Date.now()}`;
  const one = person({ name: `${family} One` });
  await colleague.walkIn(slot.slotId, one);
  await colleague.walkIn(slot.slotId, person({ name: `${family} Two` }));

  await desk.open(POINT);
  await desk.scan(family);
  const results = page.getByRole('list', { name: desk.words.find.results }).getByRole('button');
  await expect(results).toHaveCount(2);
  await desk.expectAccessible('with several found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();

  // Three digits are enough for the desk, but the sample may have a number of the day that ends alike.
  await desk.box.fill(`${one.number.slice(-5)}${one.check}`);
  await page.keyboard.press('Enter');
  await expect(desk.dialog.getByRole('heading', { name: one.name })).toBeVisible();
  await page.keyboard.press('Escape');

  await desk.scan('Nobody Of This Name');
  await expect(page.getByText(desk.words.find.none('Nobody Of This Name'))).toBeVisible();
  await expect(page.getByRole('button', { name: desk.words.find.everywhere })).toBeVisible();
});

test('the day prints with masked document numbers', async ({ page, desk, colleague }) => {
  const visitor = person();
  const { slots } = await colleague.day(POINT);
  const slot = slots.find(({ free }) => free > 0);
  if (slot === undefined) throw new Error('no slot of the day has a free place');
  const { reservationCode, maskedDocumentNumber } = await colleague.walkIn(slot.slotId, visitor);
  await desk.open(POINT);
  await page.emulateMedia({ media: 'print' });
  await expect(desk.planner).toBeHidden();
  const line = page.locator('tr').filter({ hasText: reservationCode, visible: true });
  await expect(line).toContainText(visitor.name);
  await expect(line).toContainText(maskedDocumentNumber);
  await expect(page.getByText(visitor.docNo)).toHaveCount(0);
});
