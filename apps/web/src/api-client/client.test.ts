// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices } from '@phial/browser/notices/notices';
import { json } from '@phial/browser/testing/local-api';
import { readAvailability } from '@phial/contract/calls/availability';
import { cancelBooking, findBookings } from '@phial/contract/calls/bookings';
import { listNews } from '@phial/contract/calls/content';
import { extendHold, takeHold } from '@phial/contract/calls/holds';
import { listServicePoints } from '@phial/contract/calls/service-points';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { currentMessages, setLanguage } from '../language/language.ts';
import { send } from './client.ts';
import { alerts, enquiry, failure, givenClient, hold, toasts } from './testing/given-client.ts';

const given = givenClient();

describe('requests', () => {
  test('sends every call below the prefix, GET without a body, the others with JSON', async () => {
    await send(listNews);
    await send(findBookings, { body: enquiry });
    await send(extendHold, { params: { id: 'h1' } });
    await send(cancelBooking, { params: { id: '1' } });
    expect(given.api.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/official/news/all', ''],
      ['POST', '/api/rest/appointment/appt/list', JSON.stringify(enquiry)],
      ['PUT', '/api/rest/appointment/hold/h1', '{}'],
      ['DELETE', '/api/rest/appointment/appt/1', '{}'],
    ]);
    expect(given.api.received.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      ...Array.from({ length: 3 }, () => 'application/json'),
    ]);
  });

  test('puts the query and the parameters of the path into the address', async () => {
    await send(listServicePoints, { query: { type: 'ECG' } });
    await send(readAvailability, { params: { servPtId: 'p/1' }, query: { startDate: '2026-01-01' } });
    expect(given.api.received.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/rest/appointment/servPt/list?type=ECG',
      '/api/rest/appointment/servPtApptTime/p/1?startDate=2026-01-01',
    ]);
    expect(given.api.received[1]?.url).toContain('/p%2F1?');
  });

  test.each([
    ['tw', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['en', 'en'],
  ] as const)('in %s the server is asked for %s', async (language, header) => {
    await setLanguage(language);
    await send(listNews, { headers: { 'Idempotency-Key': 'k' } });
    expect(given.api.received[0]?.headers['accept-language']).toBe(header);
    expect(given.api.received[0]?.headers['idempotency-key']).toBe('k');
  });
});

describe('the booking token', () => {
  const sentToken = () => given.api.received.at(-1)?.headers.authorization;

  test('is sent only when there is one', async () => {
    await send(listNews);
    expect(sentToken()).toBeUndefined();
    localStorage.setItem('token', 't1');
    await send(listNews);
    expect(sentToken()).toBe('Bearer t1');
  });

  test('from a response is kept for half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    given.api.answer(json({ code: 200, msg: '', data: [], token: 't2' }));
    const answer = await send(findBookings, { body: enquiry });
    expect(answer).toEqual({ code: 200, msg: '', data: [], token: 't2' });
    expect(localStorage.getItem('token')).toBe('t2');
    given.api.answer(json({ code: 200, msg: '', data: null }));
    vi.setSystemTime(Date.now() + 29 * 60_000);
    await send(listNews);
    expect(sentToken()).toBe('Bearer t2');
    vi.setSystemTime(Date.now() + 60_000);
    await send(listNews);
    expect(sentToken()).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is forgotten when the server rejects it', async () => {
    localStorage.setItem('token', 'old');
    given.api.answer(json({ code: 403, msg: 'look it up again', error: 'booking-token' }, 403));
    await failure(send(cancelBooking, { params: { id: '1' } }));
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('refusals', () => {
  const refusal = {
    code: 409,
    msg: 'taken',
    error: 'slot-full',
    data: { alternatives: [] },
    requestId: 'r-7',
  };

  test('reject with the body and show one toast without the number of the request', async () => {
    given.api.answer(json(refusal, 409));
    const error = await failure(send(takeHold, { body: hold }));
    expect(error).toMatchObject({ kind: 'refused', ...refusal });
    expect(currentNotices().toasts).toMatchObject([{ tone: 'error', text: 'taken', detail: undefined }]);
    expect(alerts()).toEqual([]);
  });

  test('follow the language with the words of the catalogue', async () => {
    given.api.answer(json(refusal, 409));
    await failure(send(takeHold, { body: hold }));
    expect(toasts()).toEqual(['taken']);
    await setLanguage('tw');
    expect(toasts()).toEqual([currentMessages().errors.refusals['slot-full']]);
    await setLanguage('en');
    expect(toasts()).toEqual(['taken']);
  });

  test.each([
    ['a fault of the server', { code: 500, msg: 'x', error: 'unexpected', requestId: 'r-9' }, true],
    ['a busy server', { code: 503, msg: 'busy', error: 'busy', requestId: 'r-9' }, false],
    ['a wrong captcha', { code: 422, msg: 'wrong', error: 'captcha-wrong', requestId: 'r-9' }, false],
  ] as const)(
    'the number of the request shows for unexpected errors alone: %s',
    async (_case, body, shown) => {
      given.api.answer(json(body, body.code));
      await failure(send(listNews));
      expect(currentNotices().toasts[0]?.detail).toBe(shown ? 'Request number: r-9' : undefined);
    },
  );

  test('are recognised by the code as well as by the HTTP status', async () => {
    given.api.answer(json({ code: 400, msg: 'abc' }, 200, { 'x-request-id': 'r-8' }));
    expect(await failure(send(listNews))).toMatchObject({ kind: 'refused', code: 400, requestId: 'r-8' });
    expect(toasts()).toEqual(['abc']);
  });

  test('raise no toast where the screen shows the message itself', async () => {
    given.api.answer(json(refusal, 409));
    expect((await failure(send(takeHold, { body: hold, ownMessage: true }))).msg).toBe('taken');
    expect(toasts()).toEqual([]);
  });

  test('raise an alert and one toast for code 500', async () => {
    given.api.answer(json({ code: 500, msg: 'x' }, 500));
    await failure(send(listNews));
    expect(alerts()).toEqual(['Something went wrong. Please contact the administrator.']);
    expect(toasts()).toEqual(['x']);
  });

  test('raise an alert for code 301, then open the staff site in the same tab', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    document.documentElement.dataset.adminSite = '/staff/';
    onTestFinished(() => void delete document.documentElement.dataset.adminSite);
    given.api.answer(json({ code: 301, msg: 'expired' }, 401));
    await failure(send(listNews, { ownMessage: true }));
    expect(alerts()).toEqual(['Your login has expired. Please log in again.']);
    expect(assign).not.toHaveBeenCalled();
    currentNotices().alerts[0]?.acknowledge();
    await expect.poll(() => assign.mock.calls).toEqual([['/staff/']]);
  });
});

describe('calls without a proper response', () => {
  test.each([404, 502])('name the status %i of a proxy page', async (status) => {
    given.api.answer((response) => response.writeHead(status).end('<h1>nginx</h1>'));
    expect(await failure(send(listNews))).toMatchObject({ kind: 'status', code: status });
    expect(toasts()).toEqual([`system interface ${status} abnormal`]);
  });

  test('a page in place of JSON is no success', async () => {
    given.api.answer((response) => response.writeHead(200).end('<h1>Welcome to this Wi-Fi</h1>'));
    expect(await failure(send(listNews))).toMatchObject({ kind: 'status', code: 200 });
  });

  test('report a lost connection', async () => {
    given.api.answer((response) => response.destroy());
    expect(await failure(send(listNews))).toMatchObject({ kind: 'network', code: 0 });
    expect(toasts()).toEqual(['backend interface connection abnormal']);
  });

  test.each([
    ['short', 5_000],
    [undefined, 30_000],
  ] as const)('a call with the time limit %s waits %i ms', async (timeLimit, limit) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = Promise.withResolvers<void>();
    given.api.answer(() => arrived.resolve());
    const settled = vi.fn();
    const call = failure(send(listNews, timeLimit === undefined ? {} : { timeLimit })).finally(settled);
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ kind: 'timeout', msg: 'system interface request timed out' });
    expect(toasts()).toEqual(['system interface request timed out']);
  });

  test('reports nothing when the caller aborts', async () => {
    const stop = new AbortController();
    given.api.answer(() => stop.abort(new Error('left the page')));
    await expect(send(listNews, { signal: stop.signal })).rejects.toThrow('left the page');
    await expect(send(listNews, { signal: stop.signal })).rejects.toThrow('left the page');
    expect(given.api.received).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });
});
