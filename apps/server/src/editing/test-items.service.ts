import { randomBytes } from 'node:crypto';
import type { FieldProblem } from '@phial/contract/content/editing';
import {
  type StaffTestItem,
  TestItemBody,
  type TestItemRow,
} from '@phial/contract/content/editing-test-item';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { knownSubjects } from '../catalogue/known-subjects.ts';
import { clearCatalogue } from '../catalogue/prepared-catalogue.ts';
import { constraintOf } from '../db/database-error.ts';
import { lockRegister } from '../db/locks.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { found, Refused } from '../errors.ts';
import { refuseProblems } from './checked-draft.ts';
import { problemsOf, tidied } from './field-schema.ts';
import {
  type ItemRow,
  insertItem,
  lockItem,
  readChildren,
  readItem,
  readItemRows,
  replaceChildren,
  updateItem,
} from './test-items.sql.ts';

type ItemDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** All test items, published or not, in the order of the catalogue. */
export function listItems({ db }: ItemDependencies): Promise<TestItemRow[]> {
  return readItemRows(db);
}

/** @throws Refused `not-found` */
export async function findItem({ db }: ItemDependencies, id: string): Promise<StaffTestItem> {
  return wireItem(found(await readItem(db, id)));
}

/**
 * A new test item at the end of the catalogue.
 * @throws Refused `content-invalid` with `data.problems`, `code-taken`
 */
export async function createItem(
  { db, clock }: ItemDependencies,
  { by, body }: { by: string; body: Record<string, unknown> },
): Promise<StaffTestItem> {
  const checked = checkedItem(body);
  const id = randomBytes(6).toString('hex');
  const now = clock.now();
  return writing(db, async (tx) => {
    await refuseUnfit(tx, id, checked);
    await insertItem(tx, { id, body: checked, by, now });
    await replaceChildren(tx, id, checked.children);
    const detail = { testItem: id };
    await recordEvent(tx, { at: now, actor: { account: by }, action: 'test-item-created', detail });
    return wireItem(found(await readItem(tx, id)));
  });
}

/**
 * Changes a test item; the search of the site follows at once.
 * @throws Refused `content-invalid`, `code-taken`, `not-found`, `version-conflict` with the item as it is now
 */
export async function changeItem(
  { db, clock }: ItemDependencies,
  edit: { by: string; id: string; version: number; body: Record<string, unknown> },
): Promise<StaffTestItem> {
  const { by, id, version } = edit;
  const body = checkedItem(edit.body);
  const now = clock.now();
  return writing(db, async (tx) => {
    const former = found(await lockItem(tx, id));
    if (former.version !== version) throw new Refused('version-conflict', { item: wireItem(former) });
    await refuseUnfit(tx, id, body);
    await updateItem(tx, { id, body, by, now });
    await replaceChildren(tx, id, body.children);
    const detail = { testItem: id, version: version + 1 };
    await recordEvent(tx, { at: now, actor: { account: by }, action: 'test-item-changed', detail });
    return wireItem(found(await readItem(tx, id)));
  });
}

async function writing(
  db: Database,
  work: (tx: Queryable) => Promise<StaffTestItem>,
): Promise<StaffTestItem> {
  try {
    const item = await db.transaction(async (tx) => {
      await lockRegister(tx, 'test_item');
      return work(tx);
    });
    clearCatalogue(db);
    return item;
  } catch (error) {
    if (constraintOf(error) === 'test_item_code') throw new Refused('code-taken');
    throw error;
  }
}

function checkedItem(body: Record<string, unknown>): TestItemBody {
  const tidy = tidied(TestItemBody, body);
  refuseProblems(problemsOf(TestItemBody, tidy));
  return tidy as TestItemBody;
}

/** The rules of the catalogue file: a subject that there is, children that there are, and no circle. */
async function refuseUnfit(tx: Queryable, id: string, body: TestItemBody): Promise<void> {
  const problems: FieldProblem[] = [];
  const subjects = await knownSubjects(tx);
  if (subjects?.has(body.subject) === false) problems.push({ path: 'subject', problem: 'unknown' });
  const isGroup = body.unitType === 'GROUP';
  if (isGroup !== body.children.length > 0) {
    problems.push({ path: 'children', problem: isGroup ? 'empty' : 'form' });
  }
  const known = new Map((await readChildren(tx, body.children, id)).map((child) => [child.id, child.holds]));
  for (const [at, child] of body.children.entries()) {
    if (known.get(child) !== false) {
      problems.push({ path: `children.${at}`, problem: known.has(child) ? 'form' : 'unknown' });
    }
  }
  refuseProblems(problems);
}

function wireItem({ id, version, updatedAt, updatedBy, ...item }: ItemRow): StaffTestItem {
  return {
    testItemId: id,
    version,
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedBy || null,
    body: { ...item, synonyms: [...item.synonyms], children: [...item.children] },
  };
}
