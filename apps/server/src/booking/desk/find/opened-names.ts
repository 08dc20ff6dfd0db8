import { documentTail } from '@phial/domain/identity/masked-document';
import { comparableName } from '@phial/domain/identity/person-name';
import { NIL_UUID } from '@phial/domain/uuid';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import type { Database } from '../../../db/pool.ts';
import { decryptDocumentNumber, decryptName } from '../../encrypted-person.ts';
import {
  type ReadState,
  readChanged,
  readSearched,
  readState,
  type SearchedRow,
} from './opened-names.sql.ts';

/** Some 250 bytes each. Where there are more to come, they are decrypted for each search. */
const MOST_NAMES = 150_000;

/** More changes than these at once are an import; the names are then opened anew, beside the calls. */
const MOST_CHANGES = 1_000;

/** Opened at a time; then others have their turn. */
const ROWS_A_PAGE = 500;

/** Nobody's name stays in memory longer after the last search. */
const KEPT_UNUSED_MS = 15 * 60_000;

/** An old set is opened anew, for what no entry of the audit log tells of. */
const KEPT_MS = 60 * 60_000;

type Dependencies = Pick<AppDependencies, 'db' | 'keys'>;

/** What a search goes by. */
export interface OpenedName {
  readonly id: string;
  readonly startsAt: Date;
  readonly servicePointId: string;
  /**
   * The name as it is compared (`comparableName`) and the end of the number (`documentTail`). Undefined where they could
   * not be decrypted: nothing can be said of them.
   */
  readonly person: { readonly name: string; readonly documentTail: string } | undefined;
}

interface OpenedNames {
  /** From this instant on. */
  readonly from: Date;
  readonly openedAt: number;
  readonly byId: Map<string, OpenedName>;
  state: ReadState;
}

interface Keeper {
  names?: OpenedNames | undefined;
  /** When there were too many to open them. */
  tooManyAt?: number | undefined;
  opening?: Promise<void> | undefined;
  /** The reading of changes that has not begun yet, for whoever comes before it does. */
  next?: Promise<OpenedNames | undefined> | undefined;
  last: Promise<unknown>;
  readonly forgetting: NodeJS.Timeout;
}

const keepers = new WeakMap<Database, Keeper>();

function keeperOf(db: Database): Keeper {
  const known = keepers.get(db);
  if (known !== undefined) return known;
  const keeper: Keeper = {
    last: Promise.resolve(),
    forgetting: setTimeout(() => forget(db), KEPT_UNUSED_MS).unref(),
  };
  keepers.set(db, keeper);
  return keeper;
}

/**
 * The coming bookings with their names, in the memory of this process, as they are at the moment of the call.
 * @param from the first instant of the day
 * @returns undefined while there is no such memory; {@link openNames} makes one
 */
export async function openedNames(
  deps: Dependencies,
  from: Date,
): Promise<ReadonlyMap<string, OpenedName> | undefined> {
  const keeper = keeperOf(deps.db);
  keeper.forgetting.refresh();
  if (keeper.names === undefined) return undefined;
  // One reading after another, or an older one could put back what a newer one has read. Whoever comes while one is
  // under way waits for the next, as that one may have missed what was written since.
  keeper.next ??= keeper.last.then(() => {
    keeper.next = undefined;
    const reading = followChanges(deps, keeper);
    keeper.last = reading.catch(() => undefined);
    return reading;
  });
  const names = await keeper.next;
  return names !== undefined && names.from <= from ? names.byId : undefined;
}

/** Opens the names of the coming bookings, unless that has been done, is under way, or there are too many. */
export async function openNames(deps: Dependencies, from: Date): Promise<void> {
  const keeper = keeperOf(deps.db);
  const { tooManyAt } = keeper;
  if (keeper.names !== undefined) return;
  if (tooManyAt !== undefined && performance.now() - tooManyAt < KEPT_MS) return;
  keeper.opening ??= openAll(deps, from)
    .then((names) => {
      keeper.names = names;
      keeper.tooManyAt = names === undefined ? performance.now() : undefined;
    })
    .finally(() => {
      keeper.opening = undefined;
    });
  return keeper.opening;
}

function forget(db: Database): void {
  keepers.delete(db);
}

/** @returns undefined where there are too many */
async function openAll(deps: Dependencies, from: Date): Promise<OpenedNames | undefined> {
  // Before the first page: what changes while they are read is read again.
  const state = await readState(deps.db);
  const byId = new Map<string, OpenedName>();
  for (let after = NIL_UUID; ; ) {
    const page = await readSearched(deps.db, { from, after, limit: ROWS_A_PAGE });
    for (const row of page) byId.set(row.id, opened(deps, row));
    if (byId.size > MOST_NAMES) return undefined;
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_A_PAGE) break;
    after = last.id;
  }
  return { from, openedAt: performance.now(), byId, state };
}

async function followChanges(deps: Dependencies, keeper: Keeper): Promise<OpenedNames | undefined> {
  const { names } = keeper;
  if (names === undefined) return undefined;
  const rows = await readChanged(deps.db, names.state.seen, MOST_CHANGES + 1);
  const [state] = rows;
  const isSame = state?.server === names.state.server && state.samples === names.state.samples;
  const isOld = performance.now() - names.openedAt > KEPT_MS;
  if (!isSame || isOld || rows.length > MOST_CHANGES || names.byId.size > MOST_NAMES) {
    keeper.names = undefined;
    return undefined;
  }
  for (const row of rows) {
    if (row.changed === null) continue;
    if (row.id === null || row.starts_at < names.from) names.byId.delete(row.changed);
    else names.byId.set(row.id, opened(deps, row));
  }
  const { server, samples, seen } = state;
  names.state = { server, samples, seen };
  return names;
}

function opened({ keys }: Dependencies, row: SearchedRow): OpenedName {
  const person = orUnreadable(
    () => ({
      name: comparableName(decryptName(keys, row)),
      documentTail: documentTail(decryptDocumentNumber(keys, row)),
    }),
    undefined,
  );
  return {
    id: row.id,
    startsAt: row.starts_at,
    servicePointId: row.service_point_id,
    person,
  };
}
