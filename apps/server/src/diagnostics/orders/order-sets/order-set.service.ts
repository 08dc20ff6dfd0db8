import { randomUUID } from 'node:crypto';
import type { OrderSet, OrderSetChange, OrderSetRequest } from '@phial/contract/orders/order-set';
import { isOrderSetName, MOST_ORDER_SETS, orderSetName } from '@phial/domain/orders/order-set';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../../app-dependencies.ts';
import type { Queryable } from '../../../db/pool.ts';
import { found, Refused } from '../../../errors.ts';
import { type CatalogueLines, catalogueLines, offeredLines } from '../chosen-items.ts';
import { changeOwn } from './doctor-transaction.ts';
import {
  deleteOrderSet,
  insertOrderSet,
  type OrderSetRow,
  readOrderSets,
  replaceSetItems,
  updateOrderSet,
} from './order-set.sql.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** A doctor's own order sets (docs/rules/orders.md#order-sets). */
export async function listOrderSets(deps: Dependencies, doctorId: string): Promise<OrderSet[]> {
  const lineOf = await catalogueLines(deps);
  return (await readOrderSets(deps.db, doctorId)).map((row) => wireSet(row, lineOf));
}

/** @throws Refused `order-set-name`, `order-item-unknown`, `order-sets-full`, `order-set-name-taken`, in this order */
export async function saveOrderSet(
  deps: Dependencies,
  doctorId: string,
  { name, items }: OrderSetRequest,
): Promise<OrderSet> {
  assertName(name);
  const lineOf = await catalogueLines(deps);
  const lines = offeredLines(lineOf, items);
  const id = randomUUID();
  return changeOwn(deps, doctorId, async (tx) => {
    const former = await readOrderSets(tx, doctorId);
    if (former.length >= MOST_ORDER_SETS) throw new Refused('order-sets-full');
    const named = freeName(name, former);
    await insertOrderSet(tx, { id, doctorId, ...named });
    await replaceSetItems(tx, id, lines);
    return writtenSet(tx, { doctorId, id, lineOf });
  });
}

/**
 * Renames a set or replaces its items, or both; what is left out of the change stays.
 * @throws Refused `order-set-name`, `order-item-unknown`, `not-found`, `version-conflict` with the set as it is now in
 *   `data.set`, `order-set-name-taken`, in this order
 */
export async function changeOrderSet(
  deps: Dependencies,
  doctorId: string,
  setId: string,
  { name, items, version }: OrderSetChange,
): Promise<OrderSet> {
  if (name !== undefined) assertName(name);
  const lineOf = await catalogueLines(deps);
  const lines = items && offeredLines(lineOf, items);
  const id = parseRecordId(setId);
  return changeOwn(deps, doctorId, async (tx) => {
    const sets = await readOrderSets(tx, doctorId);
    const former = currentSet(sets, { id, version, lineOf });
    const named = freeName(
      name ?? former.name,
      sets.filter((one) => one !== former),
    );
    await updateOrderSet(tx, { id, ...named });
    if (lines !== undefined) await replaceSetItems(tx, id, lines);
    return writtenSet(tx, { doctorId, id, lineOf });
  });
}

/** @throws Refused `not-found`, `version-conflict` with the set as it is now in `data.set` */
export async function removeOrderSet(
  deps: Dependencies,
  doctorId: string,
  setId: string,
  version: number,
): Promise<void> {
  const lineOf = await catalogueLines(deps);
  const id = parseRecordId(setId);
  await changeOwn(deps, doctorId, async (tx) => {
    currentSet(await readOrderSets(tx, doctorId), { id, version, lineOf });
    await deleteOrderSet(tx, id);
  });
}

function assertName(name: string): void {
  if (!isOrderSetName(name)) throw new Refused('order-set-name');
}

function freeName(typed: string, others: readonly OrderSetRow[]) {
  const named = orderSetName(typed);
  if (others.some(({ comparableName }) => comparableName === named.comparable))
    throw new Refused('order-set-name-taken');
  return named;
}

/** The set as the caller has read it. */
function currentSet(
  sets: readonly OrderSetRow[],
  { id, version, lineOf }: { id: string; version: number; lineOf: CatalogueLines },
): OrderSetRow {
  const row = found(sets.find((one) => one.id === id));
  if (row.version !== version) throw new Refused('version-conflict', { set: wireSet(row, lineOf) });
  return row;
}

async function writtenSet(
  tx: Queryable,
  { doctorId, id, lineOf }: { doctorId: string; id: string; lineOf: CatalogueLines },
): Promise<OrderSet> {
  return wireSet(found((await readOrderSets(tx, doctorId)).find((one) => one.id === id)), lineOf);
}

function wireSet({ id, name, version, lines }: OrderSetRow, lineOf: CatalogueLines): OrderSet {
  return {
    setId: id,
    name,
    version,
    lines: lines.flatMap((line) => lineOf(line) ?? []),
    gone: lines.filter((line) => lineOf(line) === undefined),
  };
}
