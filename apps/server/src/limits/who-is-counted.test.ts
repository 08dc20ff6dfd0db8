import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { LIMIT_TABLE } from './limit-table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    config: { test: { captcha: 'TEST', limits: true }, trustProxy: ['loopback'] },
  });
});
afterAll(() => test.close());

/** A person whose calls come through a proxy, from an address of their own. */
const from = (address: string) => ({ 'x-forwarded-for': address });

async function captchaFrom(address: string): Promise<{ uuid: string; captcha: string }> {
  const { uuid } = (await test.app.inject({ url: '/api/auth/code', headers: from(address) })).json<{
    uuid: string;
  }>();
  return { uuid, captcha: 'TEST' };
}

describe('a person whose document number a stranger tries', () => {
  it('can book after any number of attempts at an unknown service point', async () => {
    const slot = await givenSlot(test.db);
    const owner = visitor(test);
    for (let call = 0; call <= LIMIT_TABLE.booked.document.calls; call++) {
      const address = '198.51.100.1';
      const body = { servPtId: 'NOWHERE', ...(await captchaFrom(address)) };
      expect((await owner.book(slot, body, from(address))).error).toBe('service-point-unknown');
    }
    const address = '198.51.100.2';
    expect((await owner.book(slot, await captchaFrom(address), from(address))).status).toBe(200);
  });

  it('can look bookings up after a stranger has guessed at the name', async () => {
    const slot = await givenSlot(test.db);
    const owner = visitor(test);
    const home = '203.0.113.2';
    await owner.book(slot, await captchaFrom(home), from(home));
    const enquire = async (name: string, address: string) => {
      const body = { name, docNo: owner.docNo, language: 'en', ...(await captchaFrom(address)) };
      return owner.call<unknown[]>('POST', '/rest/appointment/appt/list', body, from(address));
    };
    for (let call = 0; call < LIMIT_TABLE['wrong-enquiry'].document.calls; call++) {
      expect((await enquire('Somebody Else', '198.51.100.77')).data).toEqual([]);
    }
    expect((await enquire('Somebody Else', '198.51.100.78')).error).toBe('too-many-requests');
    for (let call = 0; call <= LIMIT_TABLE['wrong-enquiry'].document.calls; call++) {
      expect((await enquire(owner.name, home)).data).toHaveLength(1);
    }
  });
});

describe('a forged X-Forwarded-For', () => {
  it('gives nobody a second share', async () => {
    const ask = (header: string) => test.app.inject({ url: '/api/auth/code', headers: from(header) });
    for (let call = 0; call < LIMIT_TABLE.captcha.address.calls; call++) {
      expect((await ask(`made-up-${call}, 198.51.101.9`)).statusCode).toBe(200);
    }
    expect((await ask('another, 198.51.101.9')).statusCode).toBe(429);
    expect((await ask('::ffff:c633:6509')).statusCode).toBe(429);
    expect((await ask('198.51.101.9:4711')).statusCode).toBe(429);
    expect((await ask('198.51.102.9')).statusCode).toBe(200);
  });

  it('falls back to the address of the connection', async () => {
    const ask = (header: string) => test.app.inject({ url: '/api/auth/code', headers: from(header) });
    for (let call = 0; call < LIMIT_TABLE.captcha.address.calls; call++) await ask(`made-up-${call}`);
    expect((await ask('garbage')).statusCode).toBe(429);
    expect((await test.app.inject('/api/auth/code')).statusCode).toBe(429);
  });
});
