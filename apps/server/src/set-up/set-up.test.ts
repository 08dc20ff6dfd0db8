import { samplePublished } from '@phial/content/testing/sample-published';
import type { PublishedDocument } from '@phial/contract/content/published-document';
import type { SetUp, SetUpStepName } from '@phial/contract/staff/set-up';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPublishedDocument } from '../content/published-document.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { givenAccount, signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp({ config: { sample: false } });
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [
    'appointment',
    'hold',
    'slot',
    'service_point',
    'content_entry',
    'set_up_mark',
  ] as const) {
    await test.db.kysely.deleteFrom(table).execute();
  }
  await test.db.kysely.updateTable('booking_opening').set({ state: 'soon', changed_by: null }).execute();
  test.clock.advance(2);
});

const read = async () => (await administrator.call<SetUp>('GET', '/staff/set-up')).data;
const open = (version: number, wanted = true) =>
  administrator.call<SetUp & { steps: SetUp['steps'] }>('PUT', '/staff/set-up/booking', {
    open: wanted,
    version,
  });
const lacking = ({ steps }: Pick<SetUp, 'steps'>, essential = true) =>
  steps.flatMap(({ lacks }) =>
    lacks.filter(({ isEssential }) => isEssential === essential).map(({ code }) => code),
  );
const published = async () => {
  test.clock.advance(2);
  return readPublishedDocument(test);
};

async function givenLegalTexts() {
  for (const [position, [id, body]] of Object.entries(samplePublished.legalTexts).entries()) {
    await test.db.kysely
      .insertInto('content_entry')
      .values({
        kind: 'legal-text',
        id,
        position,
        state: 'PUBLISHED',
        body: JSON.stringify(body),
        updated_at: test.clock.now(),
      })
      .execute();
  }
}

/** Everything that has to be there. @returns a slot that can be booked */
async function givenReadyLaboratory() {
  await givenLaboratory(test, { sample: false });
  await givenLegalTexts();
  const slot = await givenSlot(test.db, { servTime: '2026-03-20 10:00:00' });
  await givenAccount(test, { role: 'counter', servicePoints: { all: false, ids: [slot.servPtId] } });
  test.clock.advance(2);
  return slot;
}

describe('the set-up of an empty database', () => {
  it('says what each step lacks, and refuses to open with the steps that lack something essential', async () => {
    const setUp = await read();
    expect(setUp.booking).toMatchObject({ state: 'soon', changedBy: null });
    expect(lacking(setUp)).toEqual([
      'laboratory-unpublished',
      'terms-unpublished',
      'privacy-unpublished',
      'accessibility-unpublished',
      'no-service-point',
      'no-free-time',
      'no-staff',
    ]);
    expect(lacking(setUp, false)).toEqual([
      'no-preparation',
      'no-holiday',
      'no-content',
      'no-test-item',
      'no-mail-server',
      'no-public-address',
    ]);
    const refused = await open(setUp.booking.version);
    expect(refused).toMatchObject({ status: 409, error: 'set-up-incomplete' });
    expect(lacking(refused.data)).toEqual(lacking(setUp));
    expect((await published()).booking).toBe('soon');
  });

  it('keeps what people say of a step, and a visit takes none of it back', async () => {
    const mark = (step: SetUpStepName, said: string) =>
      administrator.call<SetUp>('PUT', `/staff/set-up/steps/${step}`, { mark: said });
    await mark('content', 'skipped');
    await mark('content', 'visited');
    const { data } = await mark('areas', 'visited');
    const marks = data.steps.filter(({ mark: given }) => given !== null);
    expect(marks.map(({ step, mark: given }) => [step, given?.mark, given?.by])).toEqual([
      ['areas', 'visited', 'Marker Person'],
      ['content', 'skipped', 'Marker Person'],
    ]);
    expect(
      await administrator.call('PUT', '/staff/set-up/steps/no-such-step', { mark: 'done' }),
    ).toMatchObject({
      status: 400,
    });
  });

  it.each([
    [{ phone: undefined, hotline: undefined, supportEmail: undefined }, 'laboratory-contact'],
    [{ address: undefined }, 'laboratory-address'],
  ])('needs a laboratory that can be reached', async (facts, code) => {
    await givenLaboratory(test, facts as object);
    expect(lacking(await read())).toContain(code);
    expect(lacking(await read())).not.toContain('laboratory-unpublished');
  });

  it('asks for the preparation of no service that no service point offers', async () => {
    await givenServicePoint(test.db, { types: ['ECG'] });
    test.clock.advance(2);
    const services = (await read()).steps.find(({ step }) => step === 'services');
    expect(services?.lacks).toMatchObject([{ code: 'no-preparation', names: [{ en: 'ECG' }] }]);
  });

  it('names a service point that nobody works at, beside one that has staff', async () => {
    await givenReadyLaboratory();
    const alone = await givenSlot(test.db, { servTime: '2026-03-20 11:00:00' });
    test.clock.advance(2);
    const staff = (await read()).steps.find(({ step }) => step === 'staff');
    expect(staff?.lacks).toMatchObject([
      { code: 'no-staff', isEssential: false, names: [{ en: `Centre ${alone.servPtId}` }] },
    ]);
  });
});

describe('opening for booking', () => {
  it('is refused while the times of every service point are taken or past', async () => {
    const slot = await givenReadyLaboratory();
    await test.db.kysely.updateTable('slot').set({ taken: 1 }).where('id', '=', slot.id).execute();
    test.clock.advance(2);
    expect(lacking(await read())).toEqual(['no-free-time']);
  });

  it('lets visitors book, is in the audit log, and can be undone', async () => {
    const slot = await givenReadyLaboratory();
    const person = visitor(test);
    expect(await person.book(slot)).toMatchObject({ status: 409, error: 'booking-not-open' });

    const { version } = (await read()).booking;
    const opened = await open(version);
    expect(opened).toMatchObject({
      status: 200,
      data: { booking: { state: 'open', changedBy: 'Marker Person', version: version + 1 } },
    });
    expect(await person.book(slot)).toMatchObject({ status: 200 });
    expect((await published()).booking).toBe('open');

    expect(await open(version + 1, false)).toMatchObject({
      status: 200,
      data: { booking: { state: 'closed' } },
    });
    expect((await published()).booking).toBe('closed');
    const actions = await test.db.kysely
      .selectFrom('event')
      .select('action')
      .where('action', 'in', ['booking-opened', 'booking-closed'])
      .orderBy('at')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['booking-opened', 'booking-closed']);
  });

  it('lets one of two administrators decide', async () => {
    await givenReadyLaboratory();
    const { version } = (await read()).booking;
    const answers = await Promise.all([open(version), open(version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late).toMatchObject({
      error: 'version-conflict',
      data: { setUp: { booking: { state: 'open' } } },
    });
  });

  it('begins again when the last service point is deleted', async () => {
    const id = await givenServicePoint(test.db);
    await test.db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
    expect(
      await administrator.call('DELETE', `/staff/content/service-points/${id}`, { version: 1 }),
    ).toMatchObject({ status: 200 });
    const document: PublishedDocument = await readPublishedDocument(test);
    expect(document.booking).toBe('soon');
  });
});
