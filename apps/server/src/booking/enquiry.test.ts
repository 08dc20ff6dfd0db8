import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('enquiry', () => {
  it('returns future bookings, soonest first, each as it was created', async () => {
    const person = visitor(test);
    const late = await person.book(await givenSlot(test.db, { servTime: '2026-03-09 10:00:00' }));
    const soon = await person.book(await givenSlot(test.db, { servTime: '2026-03-03 10:00:00' }), {
      email: '',
    });
    const gone = await person.book(await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' }));
    await person.cancel(gone.data.apptRecordId);
    const found = await person.enquire();
    expect(found.data).toEqual([soon.data, late.data]);
    expect(found.data[0]).toMatchObject({ email: '', telNo: '91234567' });
    expect(found.token).toMatch(/\S/);
  });

  it('omits bookings that have begun', async () => {
    const person = visitor(test);
    await person.book(await givenSlot(test.db, { servTime: '2026-03-02 09:30:00' }));
    const morning = test.clock.now();
    test.clock.advance(1800);
    expect((await person.enquire()).data).toEqual([]);
    test.clock.set(morning);
  });

  it('ignores case and blanks of the name, and accepts the number in any notation', async () => {
    const person = visitor(test, { name: 'Wong Siu Ming' });
    await person.book(await givenSlot(test.db));
    const written = { name: '  WONG siu  ming ', docNo: person.docNo.toLowerCase().replace(/[()]/g, ' ') };
    expect((await person.enquire(written)).data).toHaveLength(1);
  });

  it('answers an unknown number and a wrong name alike, and gives no token', async () => {
    const person = visitor(test);
    await person.book(await givenSlot(test.db));
    const wrongName = await visitor(test, { docNo: person.docNo, name: 'Somebody Else' }).enquire();
    const unknown = await visitor(test, { docNo: newDocumentNumber() }).enquire();
    expect(wrongName.text).toBe('{"code":200,"msg":"","data":[]}');
    expect(unknown.text).toBe(wrongName.text);
  });

  it.each([
    ['captcha', { captcha: 'nope' }, 422, 'captcha-wrong'],
    ['name', { name: '' }, 422, 'name-required'],
    ['blank number', { docNo: ' ' }, 422, 'card-number-required'],
    ['number', { docNo: 'A123456(0)' }, 422, 'card-number-invalid'],
    ['sample number', { docNo: 'SAMPLE-00001' }, 422, 'card-number-invalid'],
    ['field', { reservationCode: 'X' }, 400, 'field-unknown'],
  ])('refuses a wrong %s and returns no record', async (_what, change, status, error) => {
    const person = visitor(test);
    await person.book(await givenSlot(test.db));
    const answer = await person.enquire(change);
    expect(answer).toMatchObject({ status, error });
    expect(answer.token).toBeUndefined();
  });

  it('returns a token for this person’s bookings', async () => {
    const person = visitor(test);
    const { data } = await person.book(await givenSlot(test.db));
    person.setToken(undefined);
    await person.enquire();
    expect((await person.cancel(data.apptRecordId)).status).toBe(200);
  });
});
