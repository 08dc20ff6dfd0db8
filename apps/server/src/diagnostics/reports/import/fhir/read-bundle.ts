import type { Observation, PatientResource } from '@phial/contract/reports/fhir-bundle';
import type { ReportContent } from '@phial/contract/reports/report-content';
import { isOrderNumber, normaliseOrderNumber } from '@phial/domain/orders/order-number';
import { isWithdrawn, type ReportStatus } from '@phial/domain/reports/report-status';
import {
  type BundleResources,
  bundleResources,
  isOf,
  isReport,
  type LocatedReport,
} from './bundle-resources.ts';
import { checkBundle, collectionDates, isCollectedAfter, isPossibleDate } from './check-resource.ts';
import { type Issue, type IssueLocation, issueAt, MOST_ISSUES } from './issue.ts';
import { attachmentsSaid, type IncomingAttachment, readAttachments } from './read-attachments.ts';
import { readTest } from './read-observation.ts';
import { readResults } from './read-results.ts';

/** Who a report is about, as the laboratory's system knows the person. */
export interface ReportSubject {
  /** Document numbers, as sent. */
  readonly documents: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly gender: PatientResource['gender'];
}

/** A report that is right in itself; whether order and patient exist is seen when it is taken. */
export interface IncomingReport {
  readonly location: IssueLocation & { readonly entry: number };
  readonly system: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly subject: ReportSubject;
  readonly status: ReportStatus;
  readonly issuedAt: Date;
  /** What the laboratory's systems call the whole of it, in whatever code system. */
  readonly codes: readonly string[];
  readonly content: ReportContent;
  /** In the order of `content.attachments`. */
  readonly attachments: readonly IncomingAttachment[];
}

export type ReadBundle =
  | { readonly reports: readonly IncomingReport[] }
  | { readonly issues: readonly Issue[] };

/** Reads a bundle of `parseFhir`, whole or not at all. */
export function readBundle(value: unknown): ReadBundle {
  const outer = checkBundle(value);
  if ('issues' in outer) return outer;
  const { resources, issues } = bundleResources(outer.bundle);
  // What refers to a resource that is wrong itself would only be complained of a second time.
  if (issues.length > 0) return { issues: issues.slice(0, MOST_ISSUES) };

  const used = new Set<Observation>();
  const reports = resources.entries
    .filter(isReport)
    .flatMap((report) => readReport(resources, report, used, issues) ?? []);
  if (!resources.entries.some(isReport))
    issues.push({ key: 'reports-missing', entry: null, path: 'Bundle.entry' });
  for (const located of [...resources.entries, ...resources.contained]) {
    if (isOf(located, 'Observation') && !used.has(located.resource)) {
      issues.push(issueAt(located.location, 'observation-unused'));
    }
  }
  const numbers = new Set<string>();
  for (const { system, number, location } of reports) {
    const name = JSON.stringify([system, number]);
    if (numbers.has(name)) issues.push(issueAt(location, 'report-repeated', '.identifier[0]'));
    numbers.add(name);
  }
  return issues.length > 0 ? { issues: issues.slice(0, MOST_ISSUES) } : { reports };
}

function readReport(
  resources: BundleResources,
  report: LocatedReport,
  used: Set<Observation>,
  issues: Issue[],
): IncomingReport | undefined {
  const { resource, location } = report;
  const [identifier] = resource.identifier;
  const orderNumber = orderNumberOf(resources, report, issues);
  const subject = subjectOf(resources, report, issues);
  const title = readTest(resource.code)?.name;
  if (title === undefined) issues.push(issueAt(location, 'code-missing', '.code'));
  if (!isPossibleDate(resource.issued)) issues.push(issueAt(location, 'date-impossible', '.issued'));
  for (const { date, path } of collectionDates(resource)) {
    if (!isPossibleDate(date)) issues.push(issueAt(location, 'date-impossible', path));
    else if (isCollectedAfter(date, resource.issued)) {
      issues.push(issueAt(location, 'collected-after-issued', path));
    }
  }
  const groups = readResults({ resources, report, used, issues });
  const { status } = resource;
  const attachments = readAttachments(resource.presentedForm ?? [], location, issues);
  const saysNothing = attachments.length === 0 && groups.every(({ results }) => results.length === 0);
  if (!isWithdrawn(status) && saysNothing) {
    issues.push(issueAt(location, 'results-missing', '.result'));
  }
  if (
    identifier === undefined ||
    orderNumber === undefined ||
    subject === undefined ||
    location.entry === null
  ) {
    return undefined;
  }
  return {
    location: { entry: location.entry, path: location.path },
    system: identifier.system ?? '',
    number: identifier.value.trim(),
    orderNumber,
    subject,
    status,
    issuedAt: new Date(resource.issued),
    codes: (resource.code.coding ?? []).flatMap(({ code }) => code ?? []),
    content: {
      title: title ?? '',
      effectiveAt: resource.effectiveDateTime ?? resource.effectivePeriod?.start ?? null,
      performers: (resource.performer ?? []).flatMap(({ display }) => display ?? []),
      interpreters: (resource.resultsInterpreter ?? []).flatMap(({ display }) => display ?? []),
      conclusion: resource.conclusion ?? '',
      groups,
      ...attachmentsSaid(attachments),
    },
    attachments,
  };
}

/** By identifier, or by way of a ServiceRequest of the bundle. */
function orderNumberOf(
  resources: BundleResources,
  report: LocatedReport,
  issues: Issue[],
): string | undefined {
  const [basedOn] = report.resource.basedOn;
  if (basedOn === undefined) return undefined;
  const request = resources.resolve(report, basedOn, 'ServiceRequest');
  if (basedOn.reference !== undefined && request === undefined) {
    issues.push(issueAt(report.location, 'reference-unresolved', '.basedOn[0]'));
    return undefined;
  }
  const identifiers = [basedOn.identifier ?? [], request?.resource.identifier ?? []].flat();
  const numbers = new Set(identifiers.map(({ value }) => normaliseOrderNumber(value)).filter(isOrderNumber));
  const [number] = numbers;
  if (numbers.size === 1) return number;
  issues.push(issueAt(report.location, 'order-unknown', '.basedOn[0]'));
  return undefined;
}

function subjectOf(
  resources: BundleResources,
  report: LocatedReport,
  issues: Issue[],
): ReportSubject | undefined {
  const patient = resources.resolve(report, report.resource.subject, 'Patient');
  if (patient === undefined) {
    issues.push(issueAt(report.location, 'reference-unresolved', '.subject'));
    return undefined;
  }
  const { identifier, birthDate, gender } = patient.resource;
  return { documents: identifier.map(({ value }) => value), birthDate, gender };
}
