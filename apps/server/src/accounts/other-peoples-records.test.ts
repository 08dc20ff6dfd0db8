import { randomUUID } from 'node:crypto';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import type { Session } from '@phial/contract/staff/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueSignedLink, type LinkPurpose } from '../crypto/signed-link.ts';
import { withoutRequestId } from '../testing/answer-bytes.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { givenBooking } from '../testing/desk.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { openWaitingList, waiter } from '../testing/waiting.ts';

/** Who asks for a record that is somebody else's, and what the answer is; the bytes are the same where there is none. */
interface Asked {
  readonly by: Pick<Awaited<ReturnType<typeof signedIn>>, 'call'>;
  readonly id: string;
  readonly error: string | null;
}

/** What a call has to say besides the id, so that it is not refused for its body. */
const BODIES: Readonly<Record<string, object>> = {
  changeDeskAppointment: { version: 1, name: 'Somebody Else' },
  checkIn: { version: 1, identitySeen: true },
  undoCheckIn: { version: 1 },
  markNoShow: { version: 1 },
  undoNoShow: { version: 1 },
  cancelDeskAppointment: { version: 1, reason: 'visitor-asked' },
  revealDocumentNumber: { reason: 'identity-check' },
  endWaiting: { reason: 'visitor-asked' },
};

/** What a link needs beside it. */
const WITH_LINK = {
  servPtId: 'point',
  servTime: '2026-03-04 10:00:00',
  language: 'en',
  wanted: true,
  servPtIds: ['point'],
  firstDay: '2026-03-04',
  lastDay: '2026-03-05',
  weekdays: [1],
  from: '00:00',
  until: '23:59',
};

/** Records of the laboratory as a whole, which everybody with the role sees; or of the public. */
const SHARED =
  /^\/(?:staff\/(?:accounts|api-keys|areas|content|critical-results|imports|message-templates|orders|set-up|webhooks)\/|staff\/desk\/availability\/|rest\/appointment\/servPtApptTime\/|system\/dict\/|appointment\/testItem\/)/;
/** Of doctors: `other-doctor.test.ts` asks for each. Favourites are of the one who asks, by items of the catalogue. */
const DOCTORS = /^\/doctor\//;
/** Whoever knows the id has the hold: it is random, and nobody else is shown it. */
const KNOWN_BY_ID = /\/holds?\/:id$/;
/** Removing one asks for the password first; `passkey.test.ts` has it. */
const CONFIRMED = /^\/staff\/passkeys\//;
/** Signed addresses in a path, for programs that know nothing else. */
const SIGNED = /\/:token$/;

let test: TestApp;
let asked: (path: string) => Asked | undefined;
beforeAll(async () => {
  test = await buildTestApp();
  await openWaitingList(test);
  const there = await givenSlot(test.db, { capacity: 9 });
  const booking = await givenBooking(test, there);
  const waiting = waiter(test);
  await waiting.join([
    await givenSlot(test.db, { servPtId: there.servPtId, servTime: '2026-03-05 10:00:00' }),
  ]);
  const { id: entry } = await test.db.kysely
    .selectFrom('waiting_entry')
    .select('id')
    .executeTakeFirstOrThrow();
  const { id: message } = await test.db.kysely
    .selectFrom('outbox')
    .select('id')
    .where('appointment_id', '=', booking.appointmentId)
    .executeTakeFirstOrThrow();
  const owner = await signedIn(test, { role: 'counter' });
  const { data: sessions } = await owner.call<Session[]>('GET', '/staff/sessions');
  const elsewhere = await signedIn(test, {
    role: 'counter',
    servicePoints: { all: false, ids: [await givenServicePoint(test.db)] },
  });
  const stranger = visitor(test);
  const { token } = await stranger.book(await givenSlot(test.db));
  stranger.setToken(token);
  const error = 'other-service-point';
  asked = (path) => {
    if (path.startsWith('/staff/desk/appointments/'))
      return { by: elsewhere, id: booking.appointmentId, error };
    if (path.startsWith('/staff/waiting-list/')) return { by: elsewhere, id: entry, error };
    if (path.startsWith('/staff/schedule/messages/')) return { by: elsewhere, id: message, error };
    if (path === '/staff/sessions/:id')
      return { by: elsewhere, id: sessions[0]?.sessionId ?? '', error: 'not-found' };
    if (/\/(?:appt|record)\/:id$/.test(path))
      return { by: stranger as Asked['by'], id: booking.appointmentId, error: 'booking-token' };
    return undefined;
  };
});
afterAll(() => test.close());

const calls = Object.entries<Call>(CALLS);
const aboutRecords = calls.filter(
  ([, { path }]) =>
    path.includes('/:') && ![SHARED, DOCTORS, KNOWN_BY_ID, CONFIRMED, SIGNED].some((kind) => kind.test(path)),
);
const byLink = calls.filter(
  ([, { body }]) =>
    body !== undefined &&
    'properties' in body &&
    'link' in (body.properties as object) &&
    !('resourceType' in (body.properties as object)),
);

describe('a record of somebody else', () => {
  it.each(aboutRecords)('is answered by %s as one that is not there', async (name, { method, path }) => {
    const found = asked(path);
    if (found === undefined) throw new Error(`${name}: say here who asks whom for it, or whose it is`);
    const answerFor = async (id: string) => {
      const body = method === 'GET' ? undefined : (BODIES[name] ?? {});
      return found.by.call(method, path.replace(/:\w+/g, id), body);
    };
    const theirs = await answerFor(found.id);
    const nobodys = await answerFor(randomUUID());
    expect([theirs.status, theirs.error]).toEqual([expect.any(Number), found.error]);
    expect([nobodys.status, withoutRequestId(nobodys.text)]).toEqual([
      theirs.status,
      withoutRequestId(theirs.text),
    ]);
  });
});

describe('a link', () => {
  it('is asked for by as many calls as this test knows', () => {
    expect(byLink.length).toBeGreaterThanOrEqual(10);
  });

  it.each(byLink)(
    'that opens nothing is answered by %s in one way',
    async (_name, { method, path, body }) => {
      const purpose: LinkPurpose = path.includes('/waiting') ? 'waiting' : 'booking';
      const other: LinkPurpose = purpose === 'waiting' ? 'booking' : 'waiting';
      const { keys } = test;
      const links = [
        issueSignedLink(keys, purpose, { id: randomUUID(), version: 0 }),
        issueSignedLink(keys, purpose, { id: randomUUID(), version: 7 }),
        issueSignedLink(keys, other, { id: randomUUID(), version: 0 }),
        `${issueSignedLink(keys, purpose, { id: randomUUID(), version: 0 }).slice(0, -2)}AA`,
        'k1.AAAA.BBBB',
        'rubbish',
      ];
      const known = Object.keys((body as { properties: object }).properties);
      const beside = Object.fromEntries(Object.entries(WITH_LINK).filter(([field]) => known.includes(field)));
      const answers = [];
      for (const link of links)
        answers.push(await visitor(test).call(method as 'POST', path, { ...beside, link }));
      const seen = new Set(answers.map(({ status, text }) => `${status} ${withoutRequestId(text)}`));
      expect([...seen]).toHaveLength(1);
      expect(answers[0]).toMatchObject({ status: 403, error: `${purpose}-link` });
    },
  );
});
