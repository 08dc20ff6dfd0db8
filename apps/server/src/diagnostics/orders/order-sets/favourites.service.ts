import type { OrderItem, OrderLine } from '@phial/contract/orders/order';
import { MOST_FAVOURITES } from '@phial/domain/orders/order-set';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { Refused } from '../../../errors.ts';
import { catalogueLines, offeredLines } from '../chosen-items.ts';
import { changeOwn } from './doctor-transaction.ts';
import { deleteFavourite, insertFavourite, readFavourites } from './favourites.sql.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** A doctor's favourites that are offered today; the others come back when they are offered again. */
export async function listFavourites(deps: Dependencies, doctorId: string): Promise<OrderLine[]> {
  const lineOf = await catalogueLines(deps);
  return (await readFavourites(deps.db, doctorId)).flatMap((item) => lineOf(item) ?? []);
}

/**
 * Makes something a favourite; one that is a favourite already stays one. Those no longer offered do not count, as
 * their doctor sees no way to remove them.
 * @throws Refused `order-item-unknown`, `favourites-full`
 */
export async function addFavourite(deps: Dependencies, doctorId: string, item: OrderItem): Promise<void> {
  const lineOf = await catalogueLines(deps);
  offeredLines(lineOf, [item]);
  await changeOwn(deps, doctorId, async (tx) => {
    const former = await readFavourites(tx, doctorId);
    if (former.some(({ kind, itemId }) => kind === item.kind && itemId === item.itemId)) return;
    const offered = former.filter((one) => lineOf(one) !== undefined);
    if (offered.length >= MOST_FAVOURITES) throw new Refused('favourites-full');
    await insertFavourite(tx, doctorId, item);
  });
}

/** Takes something out of the favourites, whether it is one or not. */
export async function removeFavourite(
  { db }: Pick<AppDependencies, 'db'>,
  doctorId: string,
  item: OrderItem,
): Promise<void> {
  await deleteFavourite(db, doctorId, item);
}
