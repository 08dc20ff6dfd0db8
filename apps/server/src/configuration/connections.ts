import { type CarriedProvider, putCarriedProvider } from '../accounts/provider/carried-provider.ts';
import { isProviderAddress } from '../accounts/provider/provider-fetch.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { holdCurrentKey } from '../crypto/document-hash.ts';
import { lockEndpoints, putCarriedEndpoint } from '../webhooks/endpoints/carried-endpoint.ts';
import { isEndpointUrl } from '../webhooks/sending/receiver-address.ts';
import type { Configuration } from './format.ts';
import { compareList, type ImportWork } from './import-report.ts';
import type { Snapshot } from './snapshot.ts';

/* What this system is connected with. Secrets belong to one system and are never in a file. */

type ConnectionDependencies = Pick<AppDependencies, 'db' | 'keys' | 'config'>;

interface Known {
  readonly present: Pick<Snapshot, 'identityProviders' | 'webhooks'>;
  /** Ids of the service points that there are. */
  readonly points: ReadonlySet<string>;
}

/** The identity provider and webhooks; those that are new here are off until an administrator turns them on. */
export async function importConnections(
  work: ImportWork,
  deps: ConnectionDependencies,
  { identityProviders, webhooks }: Pick<Configuration, 'identityProviders' | 'webhooks'>,
  { present, points }: Known,
): Promise<void> {
  if (webhooks) await importWebhooks(work, deps, webhooks, present.webhooks);
  if (identityProviders) {
    await importProvider(work, deps, identityProviders, { present: present.identityProviders, points });
  }
}

async function importProvider(
  work: ImportWork,
  deps: ConnectionDependencies,
  wanted: readonly CarriedProvider[],
  { present, points }: { present: readonly CarriedProvider[]; points: ReadonlySet<string> },
): Promise<void> {
  const { tx, report, actor, now } = work;
  // There is one at most: whatever its address, it is the same thing.
  const lists = { wanted, present, idOf: () => '' };
  const { differing, same } = compareList(report, 'identityProviders', lists);
  report.same = same;
  for (const { item, at, former } of differing) {
    const path = `identityProviders.${at}`;
    if (!isProviderAddress(item.issuer, deps.config))
      report.problems.push({ path: `${path}.issuer`, problem: 'form' });
    if (!item.scopes.split(/\s+/).includes('openid')) {
      report.problems.push({ path: `${path}.scopes`, problem: 'form' });
    }
    for (const [group, { role, servicePoints }] of item.mapping.entries()) {
      const { all, ids } = servicePoints;
      const at = `${path}.mapping.${group}.servicePoints`;
      if (role === 'counter' && !all && ids.length === 0)
        report.problems.push({ path: at, problem: 'empty' });
      if (ids.some((id) => !points.has(id))) report.problems.push({ path: `${at}.ids`, problem: 'unknown' });
    }
    await holdCurrentKey(tx, deps);
    await putCarriedProvider(tx, item, now);
    await recordEvent(tx, { at: now, actor, action: 'identity-provider-changed' });
    if (former?.issuer !== item.issuer || former.clientId !== item.clientId) {
      report.unfinished.push('identityProviders');
    }
  }
}

async function importWebhooks(
  work: ImportWork,
  deps: ConnectionDependencies,
  wanted: Snapshot['webhooks'],
  present: Snapshot['webhooks'],
): Promise<void> {
  const { tx, report, actor, now } = work;
  const { differing, same } = compareList(report, 'webhooks', { wanted, present, idOf: ({ id }) => id });
  report.same = same;
  if (differing.length > 0) await lockEndpoints(tx, deps);
  for (const { item, at, former } of differing) {
    if (!isEndpointUrl(item.url, deps.config)) {
      report.problems.push({ path: `webhooks.${at}.url`, problem: 'form' });
      continue;
    }
    if (!(await putCarriedEndpoint(tx, deps, item, now))) {
      report.problems.push({ path: `webhooks.${at}`, problem: 'webhooks-full' });
      continue;
    }
    const action = former === undefined ? 'webhook-endpoint-created' : 'webhook-endpoint-changed';
    await recordEvent(tx, { at: now, actor, action, detail: { endpoint: item.id } });
    if (former?.url !== item.url && !report.unfinished.includes('webhooks'))
      report.unfinished.push('webhooks');
  }
}
