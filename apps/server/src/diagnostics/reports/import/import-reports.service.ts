import { randomUUID } from 'node:crypto';
import type { TakenReports } from '@phial/contract/reports/report';
import { isWithdrawn } from '@phial/domain/reports/report-status';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { type Actor, recordEvent } from '../../../audit/record-event.ts';
import { holdCurrentKey } from '../../../crypto/document-hash.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Queryable } from '../../../db/pool.ts';
import { retryWhenUndone } from '../../../db/retry.ts';
import { notifyDoctors } from '../../doctor-events/doctor-updates.sql.ts';
import { progressOrder } from '../../orders/order-reports.ts';
import { encryptAttachment } from '../attachments/encrypted-attachment.ts';
import { coveredLines } from '../covered-lines.ts';
import { insertCriticalResult } from '../critical/critical-result.sql.ts';
import {
  contentText,
  encryptContent,
  encryptOutline,
  outlineOf,
  readableContent,
} from '../encrypted-report.ts';
import { queueReportMessage } from '../messages/report-message.sql.ts';
import { listVersions } from '../report.sql.ts';
import { countChanged, reportChanges } from '../report-changes.ts';
import { type Issue, issueAt } from './fhir/issue.ts';
import { type IncomingReport, readBundle } from './fhir/read-bundle.ts';
import { checkAgainstOrders, type PlannedReport } from './plan-reports.ts';
import {
  insertAttachment,
  insertReport,
  insertVersion,
  moveReportOn,
  type NewVersion,
} from './take-report.sql.ts';

type ImportDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/** Who brought a bundle: a program by its key, or the command on the machine. */
export type ReportSource = { readonly apiKey: string } | 'command';

export type ImportOutcome = { readonly taken: TakenReports } | { readonly issues: readonly Issue[] };

/** Some clocks run ahead; a day would hide a wrong date. */
const AHEAD_MS = 10 * 60_000;

/**
 * Takes the reports of a bundle, all of them or none, and records in the audit log
 * what was refused, so that the administrator sees what never arrived. The same bundle again
 * changes nothing and is answered the same: a version is known by its report's
 * identifier and its time of issue. An order moves on with its reports.
 * @param bundle as of `parseFhir`
 */
export async function importReports(
  deps: ImportDependencies,
  source: ReportSource,
  bundle: unknown,
): Promise<ImportOutcome> {
  const outcome = await takeBundle(deps, source, bundle);
  if ('issues' in outcome) await recordRefusal(deps, source, outcome.issues);
  return outcome;
}

async function takeBundle(
  deps: ImportDependencies,
  source: ReportSource,
  bundle: unknown,
): Promise<ImportOutcome> {
  const read = readBundle(bundle);
  if ('issues' in read) return read;
  const latest = deps.clock.now().getTime() + AHEAD_MS;
  const ahead = read.reports.filter(({ issuedAt }) => issuedAt.getTime() > latest);
  if (ahead.length > 0)
    return { issues: ahead.map(({ location }) => issueAt(location, 'issued-ahead', '.issued')) };
  try {
    return await retryWhenUndone(() => deps.db.transaction((tx) => take(tx, deps, source, read.reports)));
  } catch (error) {
    if (error instanceof ImportRejected) return { issues: error.issues };
    throw error;
  }
}

/** Undoes the transaction. */
class ImportRejected extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super('reports cannot be taken');
    this.issues = issues;
  }
}

async function take(
  tx: Queryable,
  deps: ImportDependencies,
  source: ReportSource,
  reports: readonly IncomingReport[],
): Promise<ImportOutcome> {
  await holdCurrentKey(tx, deps);
  const { planned, issues } = await checkAgainstOrders(tx, deps.keys, reports);
  if (issues.length > 0) throw new ImportRejected(issues);
  const now = deps.clock.now();
  const fresh = planned.filter(({ known }) => !known);
  for (const plan of fresh) await store(tx, deps, { plan, source, now });
  for (const order of new Map(fresh.map((plan) => [plan.order.id, plan.order])).values()) {
    await progressOrder(tx, deps.keys, order, { actor: actorOf(source), now });
  }
  await notifyDoctors(
    tx,
    fresh.map(({ order }) => order.doctorId),
  );
  return {
    taken: {
      reports: planned.map(({ report, reportId, version }) => ({
        entry: report.location.entry,
        reportId,
        reportNumber: report.number,
        version,
        status: report.status,
      })),
    },
  };
}

async function store(
  tx: Queryable,
  { keys }: ImportDependencies,
  { plan, source, now }: { plan: PlannedReport; source: ReportSource; now: Date },
): Promise<void> {
  const { report, order, reportId, version } = plan;
  const content = encryptContent(keys, reportId, version, contentText(report.content));
  const outline = {
    ...outlineOf(report.content),
    ...coveredLines(order.lines, report),
    ...(await changedSince(tx, keys, plan)),
  };
  const next: NewVersion = {
    reportId,
    version,
    status: report.status,
    issuedAt: report.issuedAt,
    now,
    keyId: content.keyId,
    content: content.bytes,
    outline: encryptOutline(keys, reportId, outline).bytes,
  };
  if (version > 1) {
    await moveReportOn(tx, next);
  } else {
    const { system, number } = report;
    const owner = { orderId: order.id, doctorId: order.doctorId, patientId: order.patientId };
    // Whoever brought one of this name at this moment did so for another order: this one's is locked.
    if (!(await insertReport(tx, { ...next, system, number, ...owner }))) {
      throw new ImportRejected([issueAt(report.location, 'report-of-other-order', '.identifier[0]')]);
    }
  }
  await insertVersion(tx, next);
  const critical = outline.critical > 0 && !isWithdrawn(report.status);
  if (critical) await insertCriticalResult(tx, { reportId, version, filedAt: now });
  await queueReportMessage(tx, { reportId, version, critical, now });
  for (const [position, { pdf }] of report.attachments.entries()) {
    const id = randomUUID();
    const { keyId, bytes } = encryptAttachment(keys, id, pdf);
    await insertAttachment(tx, { id, reportId, version, position, keyId, content: bytes });
  }
  await recordEvent(tx, {
    at: now,
    actor: actorOf(source),
    action: 'report-received',
    detail: { report: reportId, version, status: report.status, order: order.number, ...keyOf(source) },
  });
}

/** How many results of the version before no longer hold; nothing where there is none to compare with. */
async function changedSince(
  tx: Queryable,
  keys: KeyRing,
  { report, reportId, version }: PlannedReport,
): Promise<{ changed?: number }> {
  if (version === 1 || isWithdrawn(report.status)) return {};
  const former = (await listVersions(tx, reportId, { wanted: version, readVersion: null })).find(
    ({ content }) => content !== null,
  );
  if (former === undefined) return {};
  const content = readableContent(keys, reportId, former);
  if (content === undefined) return {};
  return { changed: countChanged(reportChanges(report.content, { version: former.version, content })) };
}

/** By the keys of the issues alone: nothing of the bundle. */
async function recordRefusal(
  { db, clock }: ImportDependencies,
  source: ReportSource,
  issues: readonly Issue[],
): Promise<void> {
  await recordEvent(db, {
    at: clock.now(),
    actor: actorOf(source),
    action: 'reports-refused',
    detail: { issues: [...new Set(issues.map(({ key }) => key))].join(', '), ...keyOf(source) },
  });
}

function keyOf(source: ReportSource): { key?: string } {
  return source === 'command' ? {} : { key: source.apiKey };
}

function actorOf(source: ReportSource): Actor {
  return source === 'command' ? 'command' : 'laboratory';
}
