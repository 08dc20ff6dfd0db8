import { person } from '../../arrange/person.ts';
import { answerInstead, letThrough } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';

test('a change to a time that somebody else has taken leaves the booking as it was', async ({
  page,
  search,
  wizard,
  shell,
  words,
  api,
  freeSlot,
  consoleWatch,
}) => {
  const visitor = person();
  const before = await freeSlot();
  const wanted = await freeSlot({ notOn: [before.day] });
  await api.book(before, visitor);
  for (const status of [503, 409]) consoleWatch.expectStatus(status);
  await search.find(visitor);
  await search.change(search.card(before)).click();
  await wizard.servicePoint.choose(wanted.point);
  await wizard.next();
  await wizard.time.choose(wanted);
  // Nobody else can take a seat that is held, so the visitor must be without a hold.
  await answerInstead(page, '/rest/appointment/hold', {
    kind: 'envelope',
    status: 503,
    code: 503,
    msg: 'no hold',
  });
  await wizard.next();
  await wizard.person.expectFilled(visitor);
  await wizard.next();
  await letThrough(page, '/rest/appointment/hold');
  await api.fill(wanted);
  await wizard.confirm.complete();
  await wizard.confirm.submit('modify').click();

  await shell.expectToast(words.errors.refusals['slot-full'], 'error');
  await expect(wizard.time.heading).toBeVisible();
  await expect(wizard.time.lost('modify')).toBeVisible();
  const { data } = await api.enquire(visitor);
  expect(
    data.map(({ servTime, servPtId, isModifyReserve }) => ({ servTime, servPtId, isModifyReserve })),
  ).toEqual([{ servTime: before.servTime, servPtId: before.servPtId, isModifyReserve: false }]);
});

test('a change without a booking token is refused, and leads to the search', async ({
  page,
  search,
  wizard,
  shell,
  words,
  api,
  freeSlot,
  consoleWatch,
}) => {
  const visitor = person();
  const before = await freeSlot();
  const wanted = await freeSlot({ notOn: [before.day] });
  await api.book(before, visitor);
  const stranger = await api.book(await freeSlot(), person());
  consoleWatch.expectStatus(403);
  await search.find(visitor);
  await search.change(search.card(before)).click();
  await wizard.servicePoint.choose(wanted.point);
  await wizard.next();
  await wizard.time.choose(wanted);
  await wizard.next();
  await wizard.person.expectFilled(visitor);
  await wizard.next();
  await wizard.confirm.complete();
  await page.evaluate((token) => localStorage.setItem('token', token), stranger.token);
  await wizard.confirm.submit('modify').click();

  await shell.expectToast(words.errors.refusals['booking-token'], 'error');
  await expect(wizard.confirm.heading).toBeVisible();
  await wizard.expectAccessible('with the proof ended');
  await page.getByRole('button', { name: words.bookingWizard.findAgain, exact: true }).click();
  await expect(search.heading).toBeVisible();
  expect((await api.enquire(visitor)).data[0]?.servTime).toBe(before.servTime);
});
