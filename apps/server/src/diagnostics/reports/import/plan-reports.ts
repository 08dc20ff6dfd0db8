import { randomUUID } from 'node:crypto';
import { isNumberOf, type PatientPerson } from '@phial/domain/orders/patient-form';
import { mayFollow } from '@phial/domain/reports/report-status';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Queryable } from '../../../db/pool.ts';
import { contentText, decryptContentText } from '../encrypted-report.ts';
import { personOf } from '../wire-report.ts';
import { type Issue, issueAt } from './fhir/issue.ts';
import type { IncomingReport, ReportSubject } from './fhir/read-bundle.ts';
import {
  findVersionOfIssue,
  type KnownReportRow,
  lockReportedOrders,
  lockReports,
  type ReportedOrder,
} from './take-report.sql.ts';

/** What is to become of a report of a bundle. */
export interface PlannedReport {
  readonly report: IncomingReport;
  readonly order: ReportedOrder;
  readonly reportId: string;
  readonly version: number;
  /** Whether this version is there already, word for word. */
  readonly known: boolean;
}

/** Holds reports against their orders, patients and earlier versions, which are locked from here on. */
export async function checkAgainstOrders(
  tx: Queryable,
  keys: KeyRing,
  reports: readonly IncomingReport[],
): Promise<{ planned: PlannedReport[]; issues: Issue[] }> {
  const rows = await lockReportedOrders(tx, [...new Set(reports.map(({ orderNumber }) => orderNumber))]);
  const orders = new Map(rows.map((row) => [row.number, row]));
  const known = new Map((await lockReports(tx, reports)).map((row) => [nameOf(row), row]));
  const planned: PlannedReport[] = [];
  const issues: Issue[] = [];
  for (const report of reports) {
    const outcome = await plan(tx, keys, report, {
      order: orders.get(report.orderNumber),
      former: known.get(nameOf(report)),
    });
    if ('key' in outcome) issues.push(outcome);
    else planned.push(outcome);
  }
  return { planned, issues };
}

async function plan(
  tx: Queryable,
  keys: KeyRing,
  report: IncomingReport,
  { order, former }: { order: ReportedOrder | undefined; former: KnownReportRow | undefined },
): Promise<PlannedReport | Issue> {
  const refused = (key: Issue['key'], below: string) => issueAt(report.location, key, below);
  const person = order && personOf(keys, order);
  if (order === undefined || person === undefined) return refused('order-unknown', '.basedOn[0]');
  if (!isSamePerson(report.subject, person)) return refused('patient-mismatch', '.subject');
  if (order.state === 'DRAFT' || order.state === 'CANCELLED') return refused('order-closed', '.basedOn[0]');
  // A report that nobody can open is not taken in silence: a critical result would lie there unread.
  const unread = order.hasReader ? undefined : refused('doctor-unreachable', '.basedOn[0]');
  if (former === undefined) {
    return unread ?? { report, order, reportId: randomUUID(), version: 1, known: false };
  }
  if (former.orderId !== order.id || former.erasedAt !== null) {
    return refused('report-of-other-order', '.identifier[0]');
  }
  const same = await findVersionOfIssue(tx, former.id, report.issuedAt);
  if (same !== undefined) {
    const text = decryptContentText(keys, former.id, same);
    const isSame = same.status === report.status && text === contentText(report.content);
    if (!isSame) return refused('version-differs', '.issued');
    return { report, order, reportId: former.id, version: same.version, known: true };
  }
  if (report.issuedAt < former.issuedAt) return refused('version-older', '.issued');
  if (!mayFollow(former.status, report.status)) return refused('status-backwards', '.status');
  return unread ?? { report, order, reportId: former.id, version: former.version + 1, known: false };
}

const GENDERS = { female: 'F', male: 'M', other: undefined, unknown: undefined } as const;

/**
 * By two things that both systems have to have right: the number of the
 * document and the day of birth. Names are spelt in too many ways to tell
 * people apart or to hold them against each other.
 */
function isSamePerson({ documents, birthDate, gender }: ReportSubject, person: PatientPerson): boolean {
  const { birthday, sex } = person;
  const sent = gender && GENDERS[gender];
  return (
    documents.some((number) => isNumberOf(person, number)) &&
    birthDate === birthday &&
    (sent === undefined || sent === sex)
  );
}

function nameOf({ system, number }: { system: string; number: string }): string {
  return JSON.stringify([system, number]);
}
