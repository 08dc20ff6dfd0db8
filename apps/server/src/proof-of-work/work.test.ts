import type { EarnedAnswer, Work, WorkPurpose } from '@phial/contract/booking/work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMIT_TABLE } from '../limits/limit-table.ts';
import { createLimits } from '../limits/limits.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type GivenSlot, givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { BASE_PRICE, workPrice } from './work-price.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    config: { test: { captcha: 'TEST', limits: true }, trustProxy: ['loopback'] },
  });
});
afterAll(() => test.close());

let networks = 0;
let address = '';
beforeEach(() => {
  networks += 1;
  address = `198.51.${networks}.7`;
});

const headers = () => ({ 'x-forwarded-for': address });

async function challengeFor(purpose: WorkPurpose): Promise<Challenge> {
  const person = visitor(test);
  const { data } = await person.call<Work>('GET', `/auth/work?purpose=${purpose}`, undefined, headers());
  return data.challenge as Challenge;
}

const packed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solved(challenge: Challenge): Promise<string> {
  return packed({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const trade = (work: string | undefined) =>
  visitor(test).call<EarnedAnswer>('POST', '/auth/work', { ...(work !== undefined && { work }) }, headers());

const hold = ({ servPtId, servTime, type }: GivenSlot, work: string | undefined, replaces?: string) =>
  visitor(test).call<{ holdId: string }>(
    'POST',
    '/rest/appointment/hold',
    { servPtId, servTime, type, ...(work !== undefined && { work }), ...(replaces && { replaces }) },
    headers(),
  );

const solvedHold = async (slot: GivenSlot, replaces?: string) =>
  hold(slot, await solved(await challengeFor('hold')), replaces);

describe('a hold', () => {
  it('is granted once for solved work', async () => {
    const slot = await givenSlot(test.db, { capacity: 30 });
    expect((await hold(slot, undefined)).error).toBe('work-required');
    const work = await solved(await challengeFor('hold'));
    expect((await hold(slot, work)).status).toBe(200);
    expect((await hold(slot, work)).error).toBe('work-required');
  });

  it('is refused for missing, altered, foreign or expired work', async () => {
    const slot = await givenSlot(test.db, { capacity: 30 });
    const challenge = await challengeFor('hold');
    const guess = { counter: 1, derivedKey: '00'.repeat(32) };
    expect((await hold(slot, packed({ challenge, solution: guess }))).error).toBe('work-required');
    const solution = await solveChallenge({ challenge, deriveKey });
    const cheaper = { ...challenge, parameters: { ...challenge.parameters, cost: 2 } };
    expect((await hold(slot, packed({ challenge: cheaper, solution }))).error).toBe('work-required');
    const { keySignature: _, ...unsigned } = challenge.parameters;
    const withoutKeySignature = { ...challenge, parameters: unsigned };
    expect((await hold(slot, packed({ challenge: withoutKeySignature, solution }))).error).toBe(
      'work-required',
    );
    expect((await hold(slot, await solved(await challengeFor('captcha')))).error).toBe('work-required');
    for (const text of ['', 'x', packed(null), packed({}), packed({ challenge: { parameters: 1 } })]) {
      expect((await hold(slot, text)).error).toBe('work-required');
    }
    const old = await solved(await challengeFor('hold'));
    const now = test.clock.now();
    test.clock.advance(600);
    expect((await hold(slot, old)).error).toBe('work-required');
    test.clock.set(now);
    expect((await hold(slot, old)).status).toBe(200);
  });

  it('is refused to a network that holds a tenth of the free seats of the day', async () => {
    const slot = await givenSlot(test.db, { capacity: 15 });
    const { servPtId } = slot;
    const later = await givenSlot(test.db, {
      servPtId,
      servTime: slot.servTime.replace(/ .*/, ' 15:30:00'),
      capacity: 15,
    });
    const outcomes: (string | undefined)[] = [];
    const first = await solvedHold(slot);
    outcomes.push(first.error, (await solvedHold(later)).error, (await solvedHold(slot)).error);
    expect(outcomes).toEqual([undefined, undefined, 'hold-share-spent']);
    expect((await solvedHold(later, first.data.holdId)).status).toBe(200);
    address = `203.0.113.${networks}`;
    expect((await solvedHold(slot)).status).toBe(200);
  });

  it('is limited to a tenth when a network asks for many at once', async () => {
    const slot = await givenSlot(test.db, { capacity: 25 });
    const works: string[] = [];
    for (let call = 0; call < 6; call++) works.push(await solved(await challengeFor('hold')));
    const answers = await Promise.all(works.map((work) => hold(slot, work)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});

describe('an answer earned by work', () => {
  it('is accepted once by the calls that need a captcha', async () => {
    expect((await trade(undefined)).error).toBe('work-required');
    const work = await solved(await challengeFor('captcha'));
    const { data } = await trade(work);
    const person = visitor(test);
    const body = { name: person.name, docNo: person.docNo, language: 'en', ...data };
    const enquire = () => person.call('POST', '/rest/appointment/appt/list', body, headers());
    expect((await enquire()).status).toBe(200);
    expect((await enquire()).error).toBe('captcha-wrong');
    expect((await trade(work)).error).toBe('work-required');
  });

  it('is still accepted once the pictures of a network are used up', async () => {
    const person = visitor(test);
    const enquire = async (answer: { uuid: string; captcha: string }) =>
      person.call(
        'POST',
        '/rest/appointment/appt/list',
        { name: person.name, docNo: visitor(test).docNo, language: 'en', ...answer },
        headers(),
      );
    for (let call = 0; call < LIMIT_TABLE.picture.address.calls; call++) {
      expect((await enquire(await person.captcha())).status).toBe(200);
    }
    expect(await enquire(await person.captcha())).toMatchObject({ status: 429, error: 'work-instead' });
    const { data } = await trade(await solved(await challengeFor('captcha')));
    expect((await enquire(data)).status).toBe(200);
  });
});

describe('the price', () => {
  it('is 200 keys of 1 MiB at most for a visitor alone, half of them on average', async () => {
    const { cost, memoryCost = 0, data } = (await challengeFor('hold')).parameters;
    expect({ bytes: 128 * cost * memoryCost, most: data?.most }).toEqual({ bytes: 2 ** 20, most: 200 });
  });

  it('is the lowest for a visitor alone, and grows with the square of what a network asks for', async () => {
    const price = () => workPrice(test, 'captcha', address);
    expect(await price()).toBe(BASE_PRICE);
    for (let call = 0; call < 24; call++) await test.limits.workLoad.add(address, 'hold');
    expect(await price()).toBe(BASE_PRICE * 4);
    address = address.replace(/7$/, '8');
    expect(await price()).toBe(BASE_PRICE);
    for (let call = 0; call < 96; call++) {
      await test.limits.workLoad.add(address.replace(/8$/, String(10 + (call % 40))), 'hold');
    }
    expect(await price()).toBe(BASE_PRICE * 4);
  });

  it('of a sign-in is twice that, however busy the site, and sign-ins raise no other price', async () => {
    const limits = createLimits(test);
    const price = (purpose: WorkPurpose) => workPrice({ ...test, limits }, purpose, address);
    const solveEverywhere = async (purpose: WorkPurpose) => {
      for (let call = 0; call < 800; call++) {
        await limits.workLoad.add(`2001:db8:${call.toString(16)}::1`, purpose);
      }
    };
    expect(await price('sign-in')).toBe(BASE_PRICE * 2);
    await solveEverywhere('sign-in');
    expect(await price('captcha')).toBe(BASE_PRICE);
    await solveEverywhere('captcha');
    expect(await price('captcha')).toBeGreaterThan(BASE_PRICE);
    expect(await price('sign-in')).toBe(BASE_PRICE * 2);
  });

  it('of a challenge issued while it was cheaper is no longer enough', async () => {
    const slot = await givenSlot(test.db, { capacity: 30 });
    const work = await solved(await challengeFor('hold'));
    for (let call = 0; call < 24; call++) await test.limits.workLoad.add(address, 'hold');
    expect((await hold(slot, work)).error).toBe('work-required');
  });

  it('of a hold grows with the seats that are held', async () => {
    const before = await workPrice(test, 'hold', address);
    const slot = await givenSlot(test.db, { capacity: 200 });
    for (let call = 0; call < 30; call++) {
      await test.db.query({
        name: 'test-hold-insert',
        text: 'INSERT INTO hold (id, slot_id, expires_at) VALUES (gen_random_uuid(), $1, $2)',
        values: [slot.id, new Date(test.clock.now().getTime() + 600_000)],
      });
    }
    expect(await workPrice(test, 'hold', address)).toBeGreaterThan(before * 5);
    expect(await workPrice(test, 'captcha', address)).toBe(BASE_PRICE);
  });
});

it('is zero with limits off', async () => {
  const off = await buildTestApp({ db: test.db, keys: test.keys });
  const person = visitor(off);
  const { data } = await person.call<Work>('GET', '/auth/work?purpose=hold');
  expect(data.challenge).toBeNull();
  expect((await person.call('POST', '/auth/work', {})).status).toBe(200);
  expect((await person.hold(await givenSlot(test.db))).status).toBe(200);
  await off.close();
});
