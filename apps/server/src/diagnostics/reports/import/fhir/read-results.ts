import type { Observation } from '@phial/contract/reports/fhir-bundle';
import type { Reference } from '@phial/contract/reports/fhir-elements';
import type { ReportResult, ResultGroup } from '@phial/contract/reports/report-content';
import type { BundleResources, Located, LocatedReport } from './bundle-resources.ts';
import { collectionDates, isCollectedAfter } from './check-resource.ts';
import { type Issue, issueAt } from './issue.ts';
import { readObservation, readTest } from './read-observation.ts';

/** What is collected while the results of one report are read. */
interface Reading {
  readonly resources: BundleResources;
  readonly report: LocatedReport;
  /** Observations that some report has taken. */
  readonly used: Set<Observation>;
  readonly issues: Issue[];
}

/**
 * The results of a report in their order: an observation with members is a
 * group of them, the others stand in a group without a name.
 */
export function readResults(reading: Reading): ResultGroup[] {
  const { report } = reading;
  const groups: ResultGroup[] = [];
  for (const [index, reference] of (report.resource.result ?? []).entries()) {
    const found = take(reading, reference, {
      ...report.location,
      path: `${report.location.path}.result[${index}]`,
    });
    if (found === undefined) continue;
    if (found.resource.hasMember !== undefined) {
      groups.push(readGroup(reading, found));
      continue;
    }
    const read = readObservation(found, reading.issues);
    const last = groups.at(-1);
    if (last !== undefined && last.name === '') last.results.push(...read);
    else groups.push({ name: '', results: read, comments: [] });
  }
  return groups;
}

function readGroup(reading: Reading, head: Located<Observation>): ResultGroup {
  const { issues } = reading;
  const { resource, location } = head;
  const name = readTest(resource.code)?.name;
  if (name === undefined) issues.push(issueAt(location, 'code-missing', '.code'));
  if (hasValue(resource)) issues.push(issueAt(location, 'members-with-value'));
  const results: ReportResult[] = [];
  for (const [index, reference] of (resource.hasMember ?? []).entries()) {
    const member = take(reading, reference, { ...location, path: `${location.path}.hasMember[${index}]` });
    if (member === undefined) continue;
    if (member.resource.hasMember !== undefined) issues.push(issueAt(member.location, 'members-nested'));
    results.push(...readObservation(member, issues));
  }
  return { name: name ?? '', results, comments: (resource.note ?? []).map(({ text }) => text) };
}

/** What a reference leads to, once: a result in two places would be counted twice. */
function take(
  { resources, report, used, issues }: Reading,
  reference: Reference,
  location: Located['location'],
): Located<Observation> | undefined {
  const found = resources.resolve(report, reference, 'Observation');
  if (found === undefined) {
    issues.push(issueAt(location, 'reference-unresolved'));
    return undefined;
  }
  if (used.has(found.resource)) {
    issues.push(issueAt(location, 'observation-repeated'));
    return undefined;
  }
  used.add(found.resource);
  assertSameSubject({ resources, report, issues }, found);
  for (const { date, path } of collectionDates(found.resource)) {
    if (isCollectedAfter(date, report.resource.issued)) {
      issues.push(issueAt(found.location, 'collected-after-issued', path));
    }
  }
  return found;
}

/** A result of somebody else in the report of a patient would be the worst of mistakes. */
function assertSameSubject(
  { resources, report, issues }: Omit<Reading, 'used'>,
  { resource, location }: Located<Observation>,
): void {
  if (resource.subject === undefined) return;
  const own = resources.resolve(report, resource.subject, 'Patient');
  const reported = resources.resolve(report, report.resource.subject, 'Patient');
  if (own === undefined || own.resource !== reported?.resource) {
    issues.push(issueAt(location, 'subject-other', '.subject'));
  }
}

function hasValue(observation: Observation): boolean {
  return (
    observation.component !== undefined ||
    observation.valueQuantity !== undefined ||
    observation.valueCodeableConcept !== undefined ||
    observation.valueString !== undefined ||
    observation.dataAbsentReason !== undefined
  );
}
