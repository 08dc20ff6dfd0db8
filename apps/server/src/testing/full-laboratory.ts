import { createCanvas } from '@napi-rs/canvas';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { createFirstAccounts } from '../accounts/administration/first-accounts.ts';
import { loadDatabaseKeys } from '../crypto/database-keys.ts';
import { migrate } from '../db/migrate.ts';
import { loadSample } from '../sample/load-sample.ts';
import { loadSampleReports } from '../sample/sample-reports.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { type GivenSlot, givenServicePoint, givenSlot } from './builders.ts';
import { openTestDatabase } from './open-test-database.ts';
import { signedIn } from './staff.ts';
import { takeCaptcha } from './take-captcha.ts';
import { visitor } from './visitor.ts';

export interface FullLaboratory {
  readonly test: TestApp;
  /** A booking that a visitor has, and who that is. */
  readonly booked: BookingRecord;
  readonly person: { name: string; docNo: string | undefined };
  /** Path of a picture that staff have uploaded. */
  readonly picture: string;
  /** A slot with a seat left: one is booked, one held, one free. */
  readonly slot: GivenSlot;
  close(): Promise<void>;
}

/**
 * A laboratory that has been open for a while, in an empty database: the sample with its bookings, accounts and
 * reports, and a booking, a hold and a picture beside them.
 * @param dataDir where its keys are
 */
export async function givenFullLaboratory(url: string, dataDir: string): Promise<FullLaboratory> {
  const db = openTestDatabase(url);
  await migrate(db);
  const keys = await loadDatabaseKeys({ dataDir }, db);
  const test = await buildTestApp({ db, keys, config: { dataDir } });
  await loadSample(test);
  await createFirstAccounts(test);
  await loadSampleReports(test);
  const slot = await givenSlot(db, { servPtId: await givenServicePoint(db), capacity: 3 });
  const person = visitor(test);
  const { data: booked } = await person.book(slot);
  await visitor(test).hold(slot);
  return {
    test,
    booked,
    picture: await uploadPicture(test),
    person: { name: person.name, docNo: person.docNo },
    slot,
    async close() {
      await test.close();
      await db.close();
    },
  };
}

async function uploadPicture(test: TestApp): Promise<string> {
  const { jar } = await signedIn(test, { role: 'manager' });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/staff/content/pictures?shape=icon&x=50&y=50',
    payload: await createCanvas(300, 300).encode('png'),
    headers: {
      'content-type': 'image/png',
      'sec-fetch-site': 'same-origin',
      cookie: `phial_session=${jar.get('phial_session')}`,
    },
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

/** What a visitor with that name and number finds at a server in a process of its own. */
export async function enquireAt(
  origin: string,
  { name, docNo }: FullLaboratory['person'],
): Promise<BookingRecord[]> {
  const uuid = await takeCaptcha(`${origin}/api`);
  const answer = await fetch(`${origin}/api/rest/appointment/appt/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, docNo, uuid, captcha: 'TEST', language: 'en' }),
  });
  return ((await answer.json()) as { data: BookingRecord[] }).data;
}
