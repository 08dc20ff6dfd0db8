import {
  Bundle,
  DiagnosticReport,
  Observation,
  PatientResource,
  ServiceRequest,
  UNREAD_RESOURCES,
  UnreadResource,
} from '@phial/contract/reports/fhir-bundle';
import { dayOf, isDay } from '@phial/domain/hong-kong-time';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { type Issue, type IssueLocation, issueAt, MOST_ISSUES } from './issue.ts';

/** A resource that fits the schema of its type. */
export type CheckedResource = DiagnosticReport | Observation | PatientResource | ServiceRequest | UnreadOne;

interface UnreadOne {
  readonly resourceType: (typeof UNREAD_RESOURCES)[number];
}

const unread = Compile(UnreadResource);

const VALIDATORS: ReadonlyMap<string, Validator> = new Map<string, Validator>([
  ['DiagnosticReport', Compile(DiagnosticReport)],
  ['Observation', Compile(Observation)],
  ['Patient', Compile(PatientResource)],
  ['ServiceRequest', Compile(ServiceRequest)],
  ...UNREAD_RESOURCES.map((type) => [type, unread] as const),
]);

const bundleValidator = Compile(Bundle);

/** The outer form of a bundle; its resources are looked at by {@link checkResource}. */
export function checkBundle(value: unknown): { bundle: Bundle } | { issues: Issue[] } {
  const location = { entry: null, path: 'Bundle' };
  if (bundleValidator.Check(value)) return { bundle: value };
  const isBundle = isObject(value) && value.resourceType === 'Bundle';
  if (!isBundle) return { issues: [issueAt(location, 'bundle-invalid')] };
  return { issues: schemaIssues(bundleValidator, value, location) };
}

/** @param location where the resource stands */
export function checkResource(
  value: unknown,
  location: IssueLocation,
): { resource: CheckedResource } | { issues: Issue[] } {
  const type = isObject(value) ? value.resourceType : undefined;
  const validator = typeof type === 'string' ? VALIDATORS.get(type) : undefined;
  if (validator === undefined) return { issues: [issueAt(location, 'resource-unknown')] };
  return checkAgainst<CheckedResource>(validator, value, location);
}

/** A resource of a type that only one call takes, judged by the validator of that call. */
export function checkAgainst<Value>(
  validator: Validator,
  value: unknown,
  location: IssueLocation,
): { resource: Value } | { issues: Issue[] } {
  if (validator.Check(value)) return { resource: value as Value };
  return { issues: schemaIssues(validator, value, location) };
}

/** Whether the day of a FHIR date, dateTime or instant exists. */
export function isPossibleDate(text: string): boolean {
  return isDay(text.slice(0, 10));
}

type Collected = Pick<Observation, 'effectiveDateTime' | 'effectivePeriod'>;

/**
 * When the specimen was collected, at once or over some time, as the resource says.
 * @returns FHIR dateTimes with where they stand below the resource
 */
export function collectionDates({
  effectiveDateTime,
  effectivePeriod,
}: Collected): { date: string; path: string }[] {
  return [
    { date: effectiveDateTime, path: '.effectiveDateTime' },
    { date: effectivePeriod?.start, path: '.effectivePeriod.start' },
    { date: effectivePeriod?.end, path: '.effectivePeriod.end' },
  ].flatMap(({ date, path }) => (date === undefined ? [] : [{ date, path }]));
}

/**
 * Whether a specimen was collected after its report was issued, which cannot be.
 * @param collected FHIR dateTime with a day; one without a time is judged by Hong Kong's calendar
 * @param issued FHIR instant
 */
export function isCollectedAfter(collected: string, issued: string): boolean {
  const issuedAt = new Date(issued);
  if (isDay(collected)) return collected > dayOf(issuedAt);
  return new Date(collected).getTime() > issuedAt.getTime();
}

function schemaIssues(
  validator: Validator<Record<string, TSchema>, TSchema>,
  value: unknown,
  location: IssueLocation,
): Issue[] {
  const issues = new Map<string, Issue>();
  for (const { keyword, instancePath, params } of validator.Errors(value)) {
    if (issues.size >= MOST_ISSUES) break;
    for (const issue of issuesOf(keyword, instancePath, params, location)) {
      issues.set(`${issue.key} ${issue.path}`, issue);
    }
  }
  return [...issues.values()];
}

function issuesOf(keyword: string, instancePath: string, params: object, location: IssueLocation): Issue[] {
  const below = fhirPath(instancePath);
  if (keyword === 'required' && 'requiredProperties' in params) {
    return (params.requiredProperties as string[]).map((name) =>
      issueAt(location, 'element-missing', `${below}.${name}`),
    );
  }
  // Said a second time, of the object as a whole.
  if (keyword === 'additionalProperties') return [];
  return [issueAt(location, keyword === 'boolean' ? 'element-unknown' : 'element-invalid', below)];
}

/** An element's name as in the standard; anything else could be what somebody typed, and is not repeated. */
const ELEMENT = /^[a-z][A-Za-z]{0,40}$/;

/** `/entry/0/request/method` as `.entry[0].request.method`. */
function fhirPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${ELEMENT.test(step) ? step : '?'}`))
    .join('');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
