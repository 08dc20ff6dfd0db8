import { createClient } from '@phial/client/create-client';

/** An ordered item, as far as this example needs it; the bundle has more, see the API page. */
interface ServiceRequest {
  readonly resourceType: string;
  readonly status: 'active' | 'completed' | 'revoked';
  readonly meta: { readonly versionId: string };
  readonly requisition: { readonly value: string };
}

/**
 * Fetches the orders that are waiting, hands each to the laboratory's system, and acknowledges those it has stored.
 * @param store says whether it has: what is not acknowledged comes again
 * @returns the numbers of the orders that were stored
 */
export async function collectOrders(
  baseUrl: string,
  apiKey: string,
  store: (number: string, status: ServiceRequest['status']) => Promise<boolean>,
): Promise<string[]> {
  const phial = createClient({ baseUrl, apiKey });
  const { entry = [] } = await phial.fetchOrders({ query: { status: 'pending' } });
  const requests = entry
    .map(({ resource }) => resource as ServiceRequest)
    .filter(({ resourceType }) => resourceType === 'ServiceRequest');
  const stored: { number: string; version: string }[] = [];
  for (const [number, items] of Map.groupBy(requests, ({ requisition }) => requisition.value)) {
    const [first] = items;
    if (first !== undefined && (await store(number, first.status))) {
      stored.push({ number, version: first.meta.versionId });
    }
  }
  if (stored.length > 0) await phial.acknowledgeOrders({ body: { orders: stored } });
  return stored.map(({ number }) => number);
}
