import { type ReceivedSpecimens, SpecimenResource } from '@phial/contract/laboratory/specimen-bundle';
import { isOrderNumber, normaliseOrderNumber } from '@phial/domain/orders/order-number';
import { Compile } from 'typebox/compile';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { advanceOrder } from '../orders/order-progress.ts';
import { checkAgainst, checkBundle, isPossibleDate } from '../reports/import/fhir/check-resource.ts';
import { type Issue, type IssueLocation, issueAt } from '../reports/import/fhir/issue.ts';
import { lockOrdersByNumber } from './order-delivery.sql.ts';

type SpecimenDependencies = Pick<AppDependencies, 'db' | 'clock'>;
export type SpecimenOutcome = ReceivedSpecimens | { readonly issues: readonly Issue[] };

const validator = Compile(SpecimenResource);
/** Some clocks run ahead; a day would hide a wrong date. */
const AHEAD_MS = 10 * 60_000;

interface Receipt {
  readonly location: IssueLocation & { readonly entry: number };
  readonly orderNumber: string;
  readonly receivedAt: Date;
}

/**
 * Specimens have come to the laboratory: their orders move on as when the counter receives one. All or none, and
 * the same bundle again changes nothing. What was refused is in the audit log, by the kinds of fault.
 * @param bundle as of `parseFhir`
 */
export async function receiveSpecimens(
  deps: SpecimenDependencies,
  apiKey: string,
  bundle: unknown,
): Promise<SpecimenOutcome> {
  const outcome = await takeBundle(deps, bundle);
  if ('issues' in outcome) {
    const kinds = [...new Set(outcome.issues.map(({ key }) => key))].join(', ');
    const detail = { issues: kinds, key: apiKey };
    await recordEvent(deps.db, {
      at: deps.clock.now(),
      actor: 'laboratory',
      action: 'specimens-refused',
      detail,
    });
  }
  return outcome;
}

async function takeBundle(deps: SpecimenDependencies, bundle: unknown): Promise<SpecimenOutcome> {
  const now = deps.clock.now();
  const read = readReceipts(bundle, now.getTime() + AHEAD_MS);
  if ('issues' in read) return read;
  return retryWhenUndone(() => deps.db.transaction((tx) => take(tx, read.receipts, now)));
}

function readReceipts(value: unknown, latest: number): { receipts: Receipt[] } | { issues: Issue[] } {
  const outer = checkBundle(value);
  if ('issues' in outer) return outer;
  const issues: Issue[] = [];
  const receipts = outer.bundle.entry.flatMap(({ resource }, entry): Receipt[] => {
    const location = { entry, path: `Bundle.entry[${entry}].resource` };
    const isSpecimen = (resource as { resourceType?: unknown } | null)?.resourceType === 'Specimen';
    if (!isSpecimen) {
      issues.push(issueAt(location, 'resource-unknown'));
      return [];
    }
    const checked = checkAgainst<SpecimenResource>(validator, resource, location);
    if ('issues' in checked) {
      issues.push(...checked.issues);
      return [];
    }
    const { receivedTime, request } = checked.resource;
    const receivedAt = new Date(receivedTime);
    if (!isPossibleDate(receivedTime)) issues.push(issueAt(location, 'date-impossible', '.receivedTime'));
    else if (receivedAt.getTime() > latest) issues.push(issueAt(location, 'received-ahead', '.receivedTime'));
    const numbers = new Set(request.map(({ identifier }) => normaliseOrderNumber(identifier.value)));
    const [orderNumber] = numbers;
    if (orderNumber === undefined || numbers.size > 1 || !isOrderNumber(orderNumber)) {
      issues.push(issueAt(location, 'order-unknown', '.request'));
      return [];
    }
    return [{ location, orderNumber, receivedAt }];
  });
  return issues.length > 0 ? { issues } : { receipts };
}

async function take(tx: Queryable, receipts: readonly Receipt[], now: Date): Promise<SpecimenOutcome> {
  const rows = await lockOrdersByNumber(tx, [...new Set(receipts.map(({ orderNumber }) => orderNumber))]);
  const orders = new Map(rows.map((row) => [row.number, row]));
  const issues = receipts.flatMap(({ orderNumber, location }): Issue[] => {
    const state = orders.get(orderNumber)?.state;
    if (state === undefined || state === 'DRAFT') return [issueAt(location, 'order-unknown', '.request')];
    return state === 'CANCELLED' ? [issueAt(location, 'order-closed', '.request')] : [];
  });
  // Nothing has been written yet.
  if (issues.length > 0) return { issues };
  const specimens: ReceivedSpecimens['specimens'] = [];
  for (const { orderNumber, location, receivedAt } of receipts) {
    const order = orders.get(orderNumber);
    if (order === undefined) continue;
    const state = await advanceOrder(tx, order, { event: 'receive', actor: 'laboratory', now, receivedAt });
    if (state !== undefined) orders.set(orderNumber, { ...order, state, receivedAt });
    const stored = orders.get(orderNumber)?.receivedAt ?? order.reportedAt ?? now;
    specimens.push({
      entry: location.entry,
      orderNumber,
      state: state === undefined ? 'known' : 'received',
      receivedAt: stored.toISOString(),
    });
  }
  return { specimens };
}
