import { randomBytes } from 'node:crypto';
import type { TakenReports } from '@phial/contract/reports/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type RaceServers, startServers } from '../../../testing/race/start-servers.ts';
import { bundleOf, givenOrder, laboratory } from '../../../testing/report-builders.ts';

const key = randomBytes(32);
let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
let servers: RaceServers;

beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'k1', key }]) });
  lab = await laboratory(test);
  servers = await startServers({
    count: 2,
    databaseUrl: test.db.url,
    captchaAnswer: 'TEST',
    clock: test.clock.now(),
    keys: `k1:${key.toString('base64')}`,
  });
});
afterAll(async () => {
  await servers.stop();
  await test.close();
});

async function send(
  server: number,
  bundle: object,
): Promise<{ status: number; reports: TakenReports['reports'] }> {
  const response = await fetch(`${servers.addresses[server % 2]}/lab/reports`, {
    method: 'POST',
    body: JSON.stringify(bundle),
    headers: { 'content-type': 'application/fhir+json', authorization: `Bearer ${lab.key}` },
  });
  const { data } = (await response.json()) as { data: TakenReports };
  return { status: response.status, reports: data?.reports ?? [] };
}

const ROUNDS = 12;

describe('two server processes', () => {
  it('accept the same bundle once, with the same response', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const orders = [await givenOrder(test), await givenOrder(test)];
      const [one, other] = orders.map((order, index) =>
        bundleOf(order, { number: `Twice-${round}-${index}` }),
      );
      const bundle = { ...one, entry: [...(one?.entry ?? []), ...(other?.entry ?? [])] };
      const backwards = { ...one, entry: [...(other?.entry ?? []), ...(one?.entry ?? [])] };
      const answers = await Promise.all([
        send(0, bundle),
        send(1, backwards),
        send(0, bundle),
        send(1, bundle),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const outcomes = answers.map(({ reports }) =>
        reports.map(({ reportId, version }) => `${reportId} ${version}`).toSorted(),
      );
      expect(new Set(outcomes.map((each) => each.join())).size).toBe(1);
    }
    const { rows } = await sql`
      SELECT count(*)::int AS versions, count(DISTINCT report_id)::int AS reports FROM report_version`.execute(
      test.db.kysely,
    );
    expect(rows).toEqual([{ versions: 2 * ROUNDS, reports: 2 * ROUNDS }]);
  });

  it('assign a report to one of two orders', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b] = [await givenOrder(test), await givenOrder(test)];
      const number = `Wanted-${round}`;
      const answers = await Promise.all([send(0, bundleOf(a, { number })), send(1, bundleOf(b, { number }))]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  it('accept versions in order, whichever arrives first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const order = await givenOrder(test);
      const number = `Versions-${round}`;
      const at = (hour: number) => `2026-03-01T1${hour}:00:00+08:00`;
      await Promise.all(
        [0, 1, 2, 3].map((hour) =>
          send(
            hour,
            bundleOf(order, { number, status: hour === 3 ? 'final' : 'preliminary', issued: at(hour) }),
          ),
        ),
      );
      const { rows } = await sql<{ status: string; version: number; versions: number; latest: boolean }>`
        SELECT r.status, r.version, count(*)::int AS versions, r.issued_at = max(v.issued_at) AS latest
        FROM report r JOIN report_version v ON v.report_id = r.id
        WHERE r.number = ${number} GROUP BY r.id`.execute(test.db.kysely);
      expect(rows).toEqual([
        { status: 'final', version: rows[0]?.versions, versions: rows[0]?.version, latest: true },
      ]);
    }
  });
});
