import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

/* The tables as they were before API keys had scopes and orders went out, in a schema of their own. */

const FOLDER = new URL('./migrations/', import.meta.url);
const files = readdirSync(FOLDER).sort();
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('keeps what existing keys may do, and sends out the orders whose specimen has not come', async () => {
  const undone = new Error('undone');
  const found: unknown[] = [];
  const work = test.db.transaction(async (tx) => {
    await tx.run('CREATE SCHEMA before_orders; SET LOCAL search_path = before_orders');
    for (const name of files.filter((file) => file < '0032')) await tx.run(textOf(name));
    await tx.run(`
INSERT INTO account (id, login, display_name, role, state, password_hash, must_change_password, created_at, updated_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'doctor', 'Doctor', 'doctor', 'ACTIVE', 'x', false, now(), now());
INSERT INTO api_key (id, name, token_hash, created_at)
VALUES ('00000000-0000-4000-8000-000000000002', 'Laboratory system', 'x', now());
INSERT INTO patient (id, doctor_id, language, key_id, person, hash_key_id, document_hash, created_at, updated_at)
VALUES ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 'en', 'k', 'x', 'k', 'x', now(), now());
INSERT INTO lab_order (id, number, doctor_id, patient_id, state, key_id, sealed, created_at, updated_at, placed_at, cancelled_at)
SELECT gen_random_uuid(), number, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', state, 'k', 'x',
  now(), now(), CASE WHEN state <> 'DRAFT' THEN placed::timestamptz END, CASE WHEN state = 'CANCELLED' THEN now() END
FROM (VALUES ('second', 'PLACED', '2026-03-02'), ('first', 'PLACED', '2026-03-01'), ('received', 'RECEIVED', '2026-03-01'),
  ('draft', 'DRAFT', '2026-03-01'), ('cancelled', 'CANCELLED', '2026-03-01')) AS given (number, state, placed)`);
    for (const name of files.filter((file) => file.startsWith('0032') || file.startsWith('0033'))) {
      await tx.run(textOf(name));
    }
    const rows = async (text: string) => (await tx.query<object>({ name: '', text, values: [] })).rows;
    found.push(
      await rows('SELECT scopes, created_by FROM api_key'),
      await rows(
        'SELECT number, position::int, change, acknowledged_at FROM order_delivery JOIN lab_order ON id = order_id ORDER BY position',
      ),
      await rows('SELECT position::int FROM order_feed'),
    );
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  const pending = { change: 'PLACED', acknowledged_at: null };
  expect(found).toEqual([
    [{ scopes: ['reports:write'], created_by: null }],
    [
      { number: 'first', position: 1, ...pending },
      { number: 'second', position: 2, ...pending },
    ],
    [{ position: 2 }],
  ]);
});
