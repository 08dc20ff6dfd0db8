import type { FieldProblem } from '@phial/contract/content/editing';
import type { StaffService } from '@phial/contract/content/editing-service';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import type { StaffTestItem } from '@phial/contract/content/editing-test-item';
import type {
  SavedVersionKind,
  SavedVersionPage,
  SavedVersionText,
} from '@phial/contract/content/saved-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '../imports/imports.service.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint } from '../testing/builders.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../testing/catalogue-builders.ts';
import { signedIn } from '../testing/staff.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
let pointId: string;
/** The version that a new point begins with: its services are given in a transaction of their own. */
const FIRST = 2;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());
beforeEach(async () => {
  pointId = await givenServicePoint(test.db, { city: 'KLN', restWeekdays: [7] });
});

const STAFF = '/staff/content';
const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });
const path = (kind: SavedVersionKind, id: string) => `${STAFF}/versions/${kind}/${id}`;
const versionsOf = async (kind: SavedVersionKind, id: string, query = '') =>
  (await manager.call<SavedVersionPage>('GET', `${path(kind, id)}${query}`)).data;
const textOf = async (kind: SavedVersionKind, id: string, version: number) =>
  (await manager.call<SavedVersionText>('GET', `${path(kind, id)}/${version}`)).data;
const numbersOf = async (kind: SavedVersionKind, id: string) =>
  (await versionsOf(kind, id)).versions.map(({ version }) => version);

const read = async <Thing>(list: string, id: string) =>
  (await manager.call<Thing>('GET', `${STAFF}/${list}/${id}`)).data;
const readPoint = () => read<StaffServicePoint>('service-points', pointId);
const writePoint = ({ servPtId, version, body }: StaffServicePoint, more: object) =>
  manager.call<StaffServicePoint>('PUT', `${STAFF}/service-points/${servPtId}`, {
    version,
    body: { ...body, ...more },
  });

describe('a service point', () => {
  it('has one version for each state saved, with its services, author and time', async () => {
    const before = await readPoint();
    const abilities = [{ type: 'other', name: words('Blood taking') }];
    const coordinates = '22.2819, 114.1588';
    const { data: point } = await writePoint(before, { address: words('New'), abilities, coordinates });
    const { versions } = await versionsOf('service-point', pointId);
    expect(versions).toEqual([
      { version: FIRST + 1, at: point.updatedAt, by: 'Marker Person', isAuthorGone: false },
      { version: FIRST, at: expect.any(String), by: null, isAuthorGone: false },
      { version: 1, at: expect.any(String), by: null, isAuthorGone: false },
    ]);
    expect((await textOf('service-point', pointId, FIRST + 1)).body).toEqual(point.body);
    expect((await textOf('service-point', pointId, FIRST)).body).toEqual(before.body);
  });

  it('has no new version when it is saved as it was, put into another order or retired', async () => {
    await writePoint(await readPoint(), {});
    const points = (await manager.call<StaffServicePoint[]>('GET', `${STAFF}/service-points`)).data;
    const former = points.map(({ servPtId }) => servPtId);
    await manager.call('PUT', `${STAFF}/service-point-order`, { former, order: former.toReversed() });
    expect(await numbersOf('service-point', pointId)).toEqual([FIRST, 1]);
  });

  it('takes back the state it had, and says so where a service is no longer there', async () => {
    const service = await addService('gone');
    const abilities = [{ type: 'gone', name: words('Gone') }];
    const { data: offered } = await writePoint(await readPoint(), { abilities });
    await writePoint(offered, { abilities: [] });
    const { body } = await textOf('service-point', pointId, FIRST + 1);
    const { version } = await read<StaffService>('services', 'gone');
    await manager.call('DELETE', `${STAFF}/services/${service.code}`, { version });
    const refused = await writePoint(await readPoint(), body);
    expect(refused).toMatchObject({ status: 422 });
    expect((refused.data as unknown as { problems: FieldProblem[] }).problems).toEqual([
      { path: 'abilities.0.type', problem: 'unknown' },
    ]);
    expect(await manager.call('GET', path('service', 'gone'))).toMatchObject({ status: 404 });
    const { body: first } = await textOf('service-point', pointId, FIRST);
    const { data: earlier } = await writePoint(await readPoint(), first);
    expect(earlier.body).toEqual(first);
    expect(await numbersOf('service-point', pointId)).toEqual([5, 4, 3, FIRST, 1]);
  });

  it('has one version of two who save at once, that of the one who is not refused', async () => {
    for (let round = 1; round <= 5; round++) {
      const present = await readPoint();
      const names = [words(`mine ${round}`), words(`theirs ${round}`)];
      const answers = await Promise.all(names.map((name) => writePoint(present, { name })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200)?.data;
      expect((await textOf('service-point', pointId, FIRST + round)).body).toEqual(winner?.body);
    }
    expect(await numbersOf('service-point', pointId)).toHaveLength(FIRST + 5);
  });

  it('keeps no version once it is deleted', async () => {
    const { version } = await readPoint();
    await manager.call('DELETE', `${STAFF}/service-points/${pointId}`, { version });
    expect(await manager.call('GET', path('service-point', pointId))).toMatchObject({ status: 404 });
  });
});

describe('a service', () => {
  it('has versions of its preparation, and none of being retired', async () => {
    const service = await addService('echo');
    const preparation = { bring: [words('A towel')], restrictions: [], notes: [] };
    const { data: changed } = await manager.call<StaffService>('PUT', `${STAFF}/services/echo`, {
      version: service.version,
      body: { ...service.body, preparation },
    });
    await manager.call('POST', `${STAFF}/services/echo/retire`, { version: changed.version });
    expect(await numbersOf('service', 'echo')).toEqual([2, 1]);
    expect((await textOf('service', 'echo', 1)).body).toEqual(service.body);
    expect((await textOf('service', 'echo', 2)).body).toMatchObject({ preparation });
  });

  it('comes in pages', async () => {
    let service = await addService('paged');
    for (let minutes = 1; minutes <= 24; minutes++) {
      const body = { ...service.body, minutes };
      const write = { version: service.version, body };
      service = (await manager.call<StaffService>('PUT', `${STAFF}/services/paged`, write)).data;
    }
    const first = await versionsOf('service', 'paged');
    expect([first.versions.length, first.next]).toEqual([20, 6]);
    const second = await versionsOf('service', 'paged', `?before=${first.next}`);
    expect(second.versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    expect(second.next).toBeNull();
  });
});

describe('a test item', () => {
  const GROUP = catalogueItem('PANEL', { unitType: 'GROUP', children: ['ALT', 'AST'] });

  it('has one version of a change of its texts and its tests together', async () => {
    await givenCatalogue(test.db, [GROUP, catalogueItem('ALT'), catalogueItem('AST')]);
    const { version, body } = await read<StaffTestItem>('test-items', 'PANEL');
    const change = { ...body, name: words('Panel'), children: ['AST', 'ALT'] };
    await manager.call('PUT', `${STAFF}/test-items/PANEL`, { version, body: change });
    expect(await numbersOf('test-item', 'PANEL')).toEqual([2, 1]);
    expect((await textOf('test-item', 'PANEL', 2)).body).toEqual(change);
    expect((await textOf('test-item', 'PANEL', 1)).body).toEqual(body);
  });

  it('keeps its versions through an import, which adds one where it changes the item', async () => {
    await givenCatalogue(test.db, [catalogueItem('OLD'), catalogueItem('KEPT')]);
    const sheet = [
      'testItemId,code,nameEng,nameCht,subject,usageScope,unitType',
      'KEPT,C-KEPT,Renamed,改名,BIO,0,SINGLE',
    ].join('\r\n');
    const file = { kind: 'test-items', bytes: new TextEncoder().encode(sheet) } as const;
    await runImport(test, file, { actor: { account: manager.id }, agreed: undefined });
    expect((await versionsOf('test-item', 'KEPT')).versions).toMatchObject([
      { version: 2, by: 'Marker Person' },
      { version: 1, by: null },
    ]);
    expect(await manager.call('GET', path('test-item', 'OLD'))).toMatchObject({ status: 404 });
    await runImport(test, file, { actor: 'command', agreed: undefined });
    expect(await numbersOf('test-item', 'KEPT')).toEqual([2, 1]);
  });
});

it('keeps the reminders of a service with its other words', async () => {
  const { version, body } = await addService('reminded');
  const reminders = [{ hours: 48, by: 'any' }];
  await manager.call('PUT', `${STAFF}/services/reminded`, { version, body: { ...body, reminders } });
  expect((await textOf('service', 'reminded', 1)).body).toEqual(body);
  expect((await textOf('service', 'reminded', 2)).body).toEqual({ ...body, reminders });
});

it('says that the account of an author has been deleted', async () => {
  const colleague = await signedIn(test, { role: 'manager' });
  const { version, body } = await readPoint();
  const change = { version, body: { ...body, tel: '2222 3333' } };
  await colleague.call('PUT', `${STAFF}/service-points/${pointId}`, change);
  await test.db.kysely
    .updateTable('account')
    .set({ display_name: '', deleted_at: test.clock.now() })
    .where('id', '=', colleague.id)
    .execute();
  const { versions } = await versionsOf('service-point', pointId);
  expect(versions[0]).toMatchObject({ by: null, isAuthorGone: true });
});

it('answers editors only, and 404 for an unknown thing or version', async () => {
  const counter = await signedIn(test, { role: 'counter' });
  expect(await counter.call('GET', path('service', 'ECG'))).toMatchObject({ status: 403 });
  expect(await manager.call('GET', path('service', 'none'))).toMatchObject({ status: 404 });
  expect(await manager.call('GET', `${path('service', 'ECG')}/9`)).toMatchObject({ status: 404 });
  expect(await manager.call('GET', `${STAFF}/versions/none/ECG`)).toMatchObject({ status: 400 });
});

it('leaves no note of what is due behind', async () => {
  const due = await test.db.kysely.selectFrom('saved_version_due').select('id').execute();
  expect(due).toEqual([]);
});

async function addService(code: string): Promise<StaffService> {
  const { data, status } = await manager.call<StaffService>('POST', `${STAFF}/services`, {
    code,
    body: {
      name: words(code),
      shortName: words('S'),
      detail: words('Detail'),
      minutes: 20,
      preparation: { fasting: { hours: 6, water: true }, bring: [], restrictions: [], notes: [] },
      colour: 'plum',
      icon: 'stethoscope',
      daysAhead: 10,
      mostSeats: 1,
      reminders: [],
    },
  });
  expect(status).toBe(200);
  return data;
}
