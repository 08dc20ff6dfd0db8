import { localised } from '@phial/domain/language';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';

test('shows a slot filled by others as full after a reload', async ({ wizard, words, api, freeSlot }) => {
  const slot = await freeSlot();
  await wizard.openAt(2, slot);
  await wizard.time.chooseDay(slot.day);
  await expect(wizard.time.time(slot.day, slot.time)).toBeEnabled();
  await api.fill(slot);
  await wizard.time.changePoint.click();
  await expect(wizard.servicePoint.heading).toBeVisible();
  await wizard.next();
  await wizard.time.chooseDay(slot.day);
  await expect(wizard.time.time(slot.day, slot.time)).toBeDisabled();
  await expect(wizard.time.time(slot.day, `${slot.time} ${words.bookingWizard.full}`)).toBeVisible();
});

test('drops the chosen slot when another service point is chosen', async ({
  page,
  wizard,
  shell,
  words,
  api,
  freeSlot,
}) => {
  const slot = await freeSlot();
  const other = (await api.servicePoints('ECG')).find((point) => point.servPtId !== slot.servPtId);
  if (other === undefined) throw new Error('the sample has one service point only');
  await wizard.openAt(2, slot);
  await wizard.time.choose(slot);
  await wizard.back();
  await wizard.servicePoint.choose(other);
  await wizard.next();
  await wizard.time.expectOpen();
  await expect(page.getByText(localised(other, 'servPt', 'tw'), { exact: true })).toBeVisible();
  await expect(wizard.time.chosenDay).toHaveCount(0);
  await wizard.next();
  await shell.expectToast(words.errors.form['choose-date'], 'warning');
});

test('step 2 without a service point, or with one that is gone, leads to choosing one', async ({
  wizard,
  shell,
  words,
  consoleWatch,
}) => {
  // The days of the point that is gone are asked for together with the list of points: either answer may be first.
  consoleWatch.allow(/status of 422 .*servPtApptTime\/closed-for-good/);
  for (const point of ['', '&point=closed-for-good']) {
    await shell.goto(`/grassrootReserve?index=8&tab=reserve&step=2&type=ECG${point}`);
    await shell.expectToast(words.errors.form['choose-address'], 'warning');
    await expect(wizard.servicePoint.heading).toBeVisible();
    await shell.dismissToasts();
  }
});

test("a change may keep the booking's own slot, which is full for everybody else", async ({
  search,
  wizard,
  success,
  api,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  await api.book(slot, visitor);
  await api.fill(slot);
  await search.find(visitor);
  await search.change(search.card(slot)).click();
  await wizard.servicePoint.choose(slot.point);
  await wizard.next();
  await wizard.time.choose(slot);
  await wizard.next();
  await wizard.person.expectFilled(visitor);
  const changed = { ...visitor, telNo: '00005678' };
  await wizard.person.telNo.fill(changed.telNo);
  await wizard.person.tel2.fill(changed.telNo);
  await wizard.next();
  await wizard.confirm.expectSummary(slot, changed);
  await wizard.confirm.complete();
  await wizard.confirm.submit('modify').click();

  await expect(success.changedHeading).toBeVisible();
  const { data } = await api.enquire(visitor);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ servTime: slot.servTime, servPtId: slot.servPtId, isModifyReserve: true });
});
