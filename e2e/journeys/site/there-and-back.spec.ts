import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';

test('back goes down step by step and out, and what was entered is still there on the way up', async ({
  bookingHome,
  begin,
  wizard,
  calls,
  freeSlot,
}) => {
  const visitor = person();
  const slot = await freeSlot();
  await bookingHome.open();
  await bookingHome.start();
  await begin.choose('ECG');
  await wizard.servicePoint.choose(slot.point);
  await wizard.next();
  await wizard.time.choose(slot);
  await wizard.next();
  await wizard.person.fill(visitor);
  await wizard.next();
  await wizard.confirm.agreement('terms').check();

  await wizard.back();
  await wizard.person.expectFilled(visitor);
  await wizard.back();
  await expect(wizard.time.time(slot.day, slot.time)).toBeChecked();
  await wizard.back();
  await expect(wizard.servicePoint.point(slot.point)).toBeChecked();
  await wizard.next();
  await wizard.time.choose(slot);
  await wizard.next();
  await wizard.person.expectFilled(visitor);
  await expect(wizard.person.tel2).toHaveValue(visitor.telNo);
  await wizard.next();
  await expect(wizard.confirm.agreement('terms')).toBeChecked();

  for (const step of [wizard.person, wizard.time, wizard.servicePoint]) {
    await wizard.back();
    await expect(step.heading).toBeVisible();
  }
  await wizard.back();
  await expect(bookingHome.heading).toBeVisible();
  expect(calls.to('POST /rest/appointment/appt')).toHaveLength(0);
});

test('begin and search lead back home, and the wizard can be closed at every step', async ({
  bookingHome,
  begin,
  search,
  wizard,
  freeSlot,
}) => {
  const slot = await freeSlot();
  await bookingHome.open();
  await bookingHome.start();
  await begin.back();
  await expect(bookingHome.heading).toBeVisible();
  await bookingHome.edit();
  await search.backHome.click();
  await expect(bookingHome.heading).toBeVisible();
  for (const step of [2, 3] as const) {
    await wizard.openAt(step, slot);
    await wizard.close();
    await expect(bookingHome.heading).toBeVisible();
  }
  await wizard.reachConfirm(slot, person());
  await wizard.close();
  await expect(bookingHome.heading).toBeVisible();
});
