// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { cancelBooking, changeBooking, createBooking, findBookings } from '@phial/contract/calls/bookings';
import { issueCaptcha } from '@phial/contract/calls/captchas';
import { describe, expect, test, vi } from 'vitest';
import { send } from './client.ts';
import { booking, failure, givenClient, toasts } from './testing/given-client.ts';

const given = givenClient();

describe('duplicate submissions', () => {
  const words = 'data is being processed, do not resubmit';

  test.each([
    ['POST', () => send(createBooking, { body: booking })],
    ['PUT', () => send(changeBooking, { body: booking })],
  ] as const)('%s: blocks the same one within a second', async (_method, submit) => {
    await submit();
    expect(await failure(submit())).toMatchObject({ kind: 'duplicate', msg: words });
    expect(given.api.received).toHaveLength(1);
    expect(toasts()).toEqual([words]);
  });

  test('blocks it even at the same moment', async () => {
    await Promise.allSettled([
      send(createBooking, { body: booking }),
      send(createBooking, { body: booking }),
    ]);
    expect(given.api.received).toHaveLength(1);
  });

  test('sends another body, address, time or method', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await send(createBooking, { body: booking });
    await send(createBooking, { body: { ...booking, name: '陳小文' } });
    await send(findBookings, { body: booking });
    await send(changeBooking, { body: booking });
    await send(cancelBooking, { params: { id: '1' } });
    await send(cancelBooking, { params: { id: '1' } });
    vi.setSystemTime(Date.now() + 999);
    await failure(send(createBooking, { body: booking }));
    expect(given.api.received).toHaveLength(6);
    vi.setSystemTime(Date.now() + 1);
    await send(createBooking, { body: booking });
    expect(given.api.received).toHaveLength(7);
  });

  test('can be turned off, and does not apply to GET', async () => {
    await send(createBooking, { body: booking, repeatSubmit: false });
    await send(createBooking, { body: booking, repeatSubmit: false });
    await send(issueCaptcha);
    await send(issueCaptcha);
    expect(given.api.received).toHaveLength(4);
  });

  test('stores nothing personal', async () => {
    await send(createBooking, { body: booking });
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).toContain('/api/rest/appointment/appt');
    expect(kept).not.toMatch(/陳大文|A123456/);
  });
});
