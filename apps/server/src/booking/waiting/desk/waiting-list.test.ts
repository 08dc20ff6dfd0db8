import type { WaitingList } from '@phial/contract/desk/waiting-desk';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenSlot } from '../../../testing/builders.ts';
import { signedIn } from '../../../testing/staff.ts';
import { visitor } from '../../../testing/visitor.ts';
import { openWaitingList, waiter } from '../../../testing/waiting.ts';
import { offerDue } from '../offer-places.ts';

const LIST = '/staff/waiting-list';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  await test.db.kysely.deleteFrom('waiting_entry').execute();
  await openWaitingList(test);
});
afterAll(() => test.close());

type Staff = Awaited<ReturnType<typeof signedIn>>;
const list = async (staff: Staff, query = 'group=waiting') =>
  (await staff.call<WaitingList>('GET', `${LIST}?${query}`)).data;

/** A slot that is full, and what frees it. */
async function fullSlot() {
  const slot = await givenSlot(test.db);
  const holder = visitor(test);
  const { data } = await holder.book(slot);
  return { slot, free: () => holder.cancel(data.apptRecordId) };
}

it('shows who waits in the order of joining, with what they were offered and no document number', async () => {
  const { slot, free } = await fullSlot();
  const [first, second] = [waiter(test, { name: 'Au Siu Ming' }), waiter(test, { name: 'Bo Lai' })];
  await first.join([slot]);
  await second.join([slot]);
  await free();
  await offerDue(test);
  await first.pass();
  await offerDue(test);
  const counter = await signedIn(test, { role: 'counter' });
  const { isOn, counts, entries } = await list(counter);
  expect([isOn, counts]).toEqual([true, { waiting: 2, taken: 0, ended: 0 }]);
  expect(entries).toMatchObject([
    {
      name: 'Au Siu Ming',
      telNo: '91234567',
      points: [{ en: `Centre ${slot.servPtId}` }],
      offers: [{ outcome: 'passed', servTime: slot.servTime }],
    },
    { name: 'Bo Lai', offers: [{ outcome: 'open' }] },
  ]);
  expect(JSON.stringify(entries)).not.toContain(first.docNo);
  await second.accept();
  expect((await list(counter, 'group=taken')).entries).toMatchObject([
    { name: 'Bo Lai', offers: [{ outcome: 'taken' }] },
  ]);
});

it('ends an entry with a reason, and its place goes to the next one', async () => {
  const { slot, free } = await fullSlot();
  const [first, second] = [waiter(test), waiter(test)];
  await first.join([slot]);
  await second.join([slot]);
  await free();
  await offerDue(test);
  const counter = await signedIn(test, { role: 'counter' });
  const id = (await list(counter)).entries[0]?.entryId ?? '';
  const end = (reason: string) => counter.call('POST', `${LIST}/${id}/end`, { reason });
  expect((await end('no idea')).error).toBe('body-invalid');
  expect((await end('duplicate')).status).toBe(200);
  expect(await end('duplicate')).toMatchObject({ status: 409, error: 'waiting-over' });
  expect((await first.see()).state).toBe('ENDED');
  await offerDue(test);
  expect((await second.see()).state).toBe('OFFERED');
  const events = await test.db.kysely
    .selectFrom('event')
    .select(['actor', 'detail'])
    .where('action', '=', 'waiting-ended-by-staff')
    .execute();
  expect(events).toEqual([{ actor: counter.id, detail: { entry: id, reason: 'duplicate' } }]);
});

it('shows an account the entries of its own service points alone', async () => {
  const { slot } = await fullSlot();
  await waiter(test).join([slot]);
  const elsewhere = await signedIn(test, {
    role: 'counter',
    servicePoints: { all: false, ids: [(await givenSlot(test.db)).servPtId] },
  });
  expect((await list(elsewhere)).entries).toEqual([]);
  const counter = await signedIn(test, { role: 'counter' });
  const id = (await list(counter)).entries[0]?.entryId ?? '';
  const answer = await elsewhere.call('POST', `${LIST}/${id}/end`, { reason: 'duplicate' });
  expect(answer.error).toBe('other-service-point');
});

it('lists those who wait for one service', async () => {
  const { slot } = await fullSlot();
  await waiter(test).join([slot]);
  const counter = await signedIn(test, { role: 'counter' });
  expect((await list(counter, 'group=waiting&type=ecg')).entries).toHaveLength(1);
  expect((await list(counter, 'group=waiting&type=other')).entries).toEqual([]);
});
