import { en } from '@phial/content/messages/en';
import { tw } from '@phial/content/messages/tw';
import { zh } from '@phial/content/messages/zh';
import type { ClientInformationCode } from '@phial/contract/booking/client-information';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMIT_TABLE } from '../../limits/limit-table.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { visitor } from '../../testing/visitor.ts';
import { decryptClientInformation } from './client-information-code.ts';

const CLIENT = '/onsite/client-information';
const SCENE = '/system/record/index/add/scene';

/** Every value recognisable wherever it turns up. */
const FORM = {
  userName: '馬克名',
  enName: 'Marker-Name',
  birthday: '1946-02-08',
  sex: 'M',
  cardType: 'HKID',
  idCard: 'M246810(2)',
  telephone: '08761234',
  telephone2: '08761234',
  email: 'marker.person@marker.example',
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { logLevel: 'debug' } });
});
afterAll(() => test.close());
beforeEach(() => {
  test.logLines.length = 0;
});

async function ask(changes: object = {}, app: TestApp = test) {
  const guest = visitor(app);
  const body = { ...FORM, ...(await guest.captcha()), language: 'en', ...changes };
  return guest.call<ClientInformationCode>('POST', CLIENT, body);
}

describe('a client information form', () => {
  it('returns a code that is valid for an hour', async () => {
    const { status, code, data } = await ask();
    expect([status, code]).toEqual([200, 200]);
    expect(data.secondsLeft).toBe(3600);
    expect(data.expiresAt).toBe(new Date(test.clock.now().getTime() + 3_600_000).toISOString());
    const { telephone2: _, ...client } = FORM;
    expect(decryptClientInformation(test.keys, test.clock, data.token)).toEqual({
      ...client,
      travelCardType: '',
      travelCardNumber: '',
    });
  });

  it('accepts a passport', async () => {
    const passport = { cardType: 'TRAVEL', travelCardType: 'PASSPORT', travelCardNumber: 'k 1234 5678' };
    const { data } = await ask({ ...passport, idCard: undefined });
    expect(decryptClientInformation(test.keys, test.clock, data.token)).toMatchObject({
      idCard: '',
      travelCardType: 'PASSPORT',
      travelCardNumber: 'K12345678',
    });
  });

  it.each<[object, string]>([
    [{ userName: '', enName: undefined }, 'name-required'],
    [{ userName: 'Chan' }, 'name-chinese'],
    [{ userName: '陳'.repeat(401) }, 'name-too-long'],
    [{ birthday: undefined }, 'birthday-required'],
    [{ birthday: '8/2/1946' }, 'date-format'],
    [{ birthday: '1946-02-30' }, 'date-format'],
    [{ birthday: 'x'.repeat(41) }, 'date-format'],
    [{ birthday: '2026-03-03' }, 'birthday-range'],
    [{ birthday: '1899-12-31' }, 'birthday-range'],
    [{ sex: '' }, 'sex-required'],
    [{ sex: undefined }, 'sex-required'],
    [{ cardType: '' }, 'card-type-required'],
    [{ idCard: '' }, 'card-number-required'],
    [{ idCard: 'M246810(8)' }, 'card-number-invalid'],
    [{ cardType: 'TRAVEL' }, 'travel-card-type-required'],
    [{ cardType: 'TRAVEL', travelCardType: 'PASSPORT' }, 'travel-card-number-required'],
    [{ cardType: 'TRAVEL', travelCardType: 'PASSPORT', travelCardNumber: 'K' }, 'travel-card-number-invalid'],
    [{ telephone: '876' }, 'phone-invalid'],
    [{ telephone2: '08761235' }, 'phones-not-same'],
    [{ email: 'marker' }, 'email-invalid'],
    [{ telephone: '', telephone2: '', email: '' }, 'phone-or-email'],
    [{ captcha: '' }, 'captcha-required'],
    [{ captcha: 'ZZZZ' }, 'captcha-wrong'],
  ])('%o is refused: %s', async (changes, error) => {
    const answer = await ask(changes);
    expect(answer).toMatchObject({ status: 422, code: 422, error });
    expect(answer.msg).toBe(en.errors.refusals[error as keyof typeof en.errors.refusals]);
  });

  it('rejects unknown fields', async () => {
    expect(await ask({ price: 1 })).toMatchObject({ status: 400, error: 'field-unknown' });
    expect(await ask({ sex: 'M\n' })).toMatchObject({ status: 400, error: 'body-invalid' });
  });

  it('uses the Hong Kong day as today', async () => {
    test.clock.set(new Date('2026-03-02T15:59:59Z'));
    expect(await ask({ birthday: '2026-03-03' })).toMatchObject({ error: 'birthday-range' });
    test.clock.set(new Date('2026-03-02T16:00:00Z'));
    expect(await ask({ birthday: '2026-03-03' })).toMatchObject({ status: 200 });
  });

  it('uses up its captcha on any attempt, right or wrong', async () => {
    const guest = visitor(test);
    const attempt = (captcha: object) => guest.call('POST', CLIENT, { ...FORM, ...captcha, language: 'en' });
    const right = await guest.captcha();
    expect(await attempt(right)).toMatchObject({ status: 200 });
    expect(await attempt(right)).toMatchObject({ error: 'captcha-wrong' });
    const misread = await guest.captcha();
    expect(await attempt({ ...misread, captcha: 'ZZZZ' })).toMatchObject({ error: 'captcha-wrong' });
    expect(await attempt(misread)).toMatchObject({ error: 'captcha-wrong' });
  });

  it('leaves no personal data in the log or the database', async () => {
    const { data } = await ask();
    await ask({ telephone2: '08761235' });
    await ask({ captcha: 'ZZZZ' });
    test.log.info({ client: FORM, form: FORM, token: data.token }, 'careless');
    const log = test.logLines.join('');
    expect(log).toContain('/onsite/client-information');
    for (const value of [
      ...Object.values(FORM).filter((text) => text.length > 4),
      FORM.userName,
      data.token,
    ]) {
      expect(log).not.toContain(value);
    }
    const { rows } = await test.db.query({
      name: 'probe-rows',
      text: 'SELECT (SELECT count(*) FROM appointment) + (SELECT count(*) FROM event) + (SELECT count(*) FROM hold) AS written',
      values: [],
    });
    expect(rows).toEqual([{ written: '0' }]);
  });

  it('is limited by address', async () => {
    const limited = await buildTestApp({ db: test.db, config: { test: { captcha: 'TEST', limits: true } } });
    const { calls } = LIMIT_TABLE['client-information'].address;
    const guest = visitor(limited);
    const attempt = () => guest.call('POST', CLIENT, { ...FORM, uuid: 'x', captcha: 'ZZZZ', language: 'en' });
    for (let call = 0; call < calls; call++) {
      expect(await attempt()).toMatchObject({ error: 'captcha-wrong' });
    }
    expect(await attempt()).toMatchObject({ status: 429, error: 'too-many-requests' });
    await limited.close();
  });
});

describe('without a login', () => {
  it.each([
    ['POST', SCENE, { token: 'k1.abc' }],
    ['POST', SCENE, { anything: true }],
    ['POST', SCENE, undefined],
    ['GET', '/LabReportSearch', undefined],
    ['GET', '/LabReportSearch?patient=Marker-Name', undefined],
  ] as const)('%s %s returns code 301 with HTTP 401', async (method, path, body) => {
    const answer = await visitor(test).call(method, path, body);
    expect(answer).toMatchObject({ status: 401, code: 301, error: 'login-expired' });
  });

  it('does not read the body', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api${SCENE}`,
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-Hans' },
      payload: '{"token":',
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 301, msg: zh.errors.refusals['login-expired'] });
  });

  it('answers in the language of the call', async () => {
    const response = await test.app.inject({ url: '/api/LabReportSearch' });
    expect(response.json()).toMatchObject({ code: 301, msg: tw.errors.refusals['login-expired'] });
  });
});
