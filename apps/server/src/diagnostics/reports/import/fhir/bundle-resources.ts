import type { Bundle, DiagnosticReport } from '@phial/contract/reports/fhir-bundle';
import type { Reference } from '@phial/contract/reports/fhir-elements';
import { type CheckedResource, checkResource } from './check-resource.ts';
import { type Issue, type IssueLocation, issueAt } from './issue.ts';

/** A resource and where it stands. */
export interface Located<Resource extends CheckedResource = CheckedResource> {
  readonly resource: Resource;
  readonly location: IssueLocation;
}

export type LocatedReport = Located<DiagnosticReport>;

/** The resources of a bundle, and what leads to them. */
export interface BundleResources {
  readonly entries: readonly Located[];
  /** What the reports contain. */
  readonly contained: readonly Located[];
  /**
   * What a reference of a report, or of something it contains, leads to.
   * @returns undefined when there is no such resource in the bundle, or only one of another type
   */
  resolve<Type extends CheckedResource['resourceType']>(
    report: LocatedReport,
    reference: Reference,
    type: Type,
  ): Located<Extract<CheckedResource, { resourceType: Type }>> | undefined;
}

/** Looks at every resource of a bundle, contained ones too. */
export function bundleResources(bundle: Bundle): { resources: BundleResources; issues: Issue[] } {
  const issues: Issue[] = [];
  const entries: Located[] = [];
  const byAddress = new Map<string, Located>();
  const contained: Located[] = [];
  const containedBy = new Map<LocatedReport, Map<string, Located>>();

  const checked = (value: unknown, location: IssueLocation): Located | undefined => {
    const outcome = checkResource(value, location);
    if ('resource' in outcome) return { resource: outcome.resource, location };
    issues.push(...outcome.issues);
    return undefined;
  };
  const put = (map: Map<string, Located>, key: string, located: Located) => {
    if (map.has(key)) issues.push(issueAt(located.location, 'resource-repeated'));
    map.set(key, located);
  };

  for (const [number, { resource, fullUrl }] of bundle.entry.entries()) {
    const located = checked(resource, { entry: number, path: `Bundle.entry[${number}].resource` });
    if (located === undefined) continue;
    entries.push(located);
    for (const address of addressesOf(located.resource, fullUrl)) put(byAddress, address, located);
    if (!isReport(located)) continue;
    const inside = new Map<string, Located>();
    containedBy.set(located, inside);
    for (const [index, value] of (located.resource.contained ?? []).entries()) {
      const part = checked(value, { entry: number, path: `${located.location.path}.contained[${index}]` });
      if (part === undefined) continue;
      contained.push(part);
      const id = idOf(part.resource);
      if (isReport(part)) issues.push(issueAt(part.location, 'resource-unknown'));
      else if (id === undefined) issues.push(issueAt(part.location, 'element-missing', '.id'));
      else put(inside, id, part);
    }
  }

  function resolve<Type extends CheckedResource['resourceType']>(
    report: LocatedReport,
    { reference }: Reference,
    type: Type,
  ): Located<Extract<CheckedResource, { resourceType: Type }>> | undefined {
    if (reference === undefined) return undefined;
    const found = reference.startsWith('#')
      ? containedBy.get(report)?.get(reference.slice(1))
      : byAddress.get(reference);
    return found !== undefined && isOf(found, type) ? found : undefined;
  }

  return { resources: { entries, contained, resolve }, issues };
}

/** Its full address, and `Type/id`. */
function addressesOf(resource: CheckedResource, fullUrl: string | undefined): Set<string> {
  const id = idOf(resource);
  return new Set([
    ...(fullUrl === undefined ? [] : [fullUrl]),
    ...(id === undefined ? [] : [`${resource.resourceType}/${id}`]),
  ]);
}

function idOf(resource: CheckedResource): string | undefined {
  return 'id' in resource && typeof resource.id === 'string' ? resource.id : undefined;
}

export function isReport(located: Located): located is LocatedReport {
  return isOf(located, 'DiagnosticReport');
}

export function isOf<Type extends CheckedResource['resourceType']>(
  located: Located,
  type: Type,
): located is Located<Extract<CheckedResource, { resourceType: Type }>> {
  return located.resource.resourceType === type;
}
