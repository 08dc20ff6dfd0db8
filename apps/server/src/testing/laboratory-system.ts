import type { AcknowledgedOrders, OrderFeedQuery } from '@phial/contract/laboratory/order-feed';
import type { ReceivedSpecimens } from '@phial/contract/laboratory/specimen-bundle';
import type { ApiScope } from '@phial/domain/api-scope';
import { API_SCOPES } from '@phial/domain/api-scope';
import type { TestApp } from './build-test-app.ts';
import { laboratory } from './report-builders.ts';
import type { Answer } from './visitor.ts';

/** A resource as it goes out. */
export interface SentResource {
  readonly resourceType: string;
  readonly [element: string]: unknown;
}

/** A page of the feed as it goes out. */
export interface SentBundle {
  readonly link: readonly { readonly relation: string; readonly url: string }[];
  readonly entry?: readonly { readonly fullUrl?: string; readonly resource: SentResource }[];
}

/** The laboratory's system at work, with a key of these scopes. */
export async function laboratorySystem(test: TestApp, scopes: readonly ApiScope[] = API_SCOPES) {
  const lab = await laboratory(test, scopes);
  const inject = (method: 'GET' | 'POST', path: string, body?: object) =>
    test.app.inject({
      method,
      url: test.config.apiPrefix + path,
      remoteAddress: '198.51.100.10',
      headers: { authorization: `Bearer ${lab.key}`, 'accept-language': 'en', host: 'lab.example' },
      ...(body !== undefined && { payload: body }),
    });

  async function fetchOrders(query: OrderFeedQuery = {}) {
    const response = await inject('GET', `/lab/orders?${new URLSearchParams(query)}`);
    return { status: response.statusCode, bundle: response.json<SentBundle>(), text: response.body };
  }

  async function post<Data>(path: string, body: object): Promise<Answer<Data>> {
    const response = await inject('POST', path, body);
    return { ...response.json<Answer<Data>>(), status: response.statusCode, text: response.body };
  }

  return {
    ...lab,
    get: (path: string) => inject('GET', path),
    fetchOrders,
    acknowledge: (...orders: { number: string; version: string }[]) =>
      post<AcknowledgedOrders>('/lab/orders/acknowledgements', { orders }),
    receive: (bundle: object) => post<ReceivedSpecimens>('/lab/specimens', bundle),
  };
}

/** The orders of a page by number, with their place in the feed and their status, in the order they came. */
export function ordersOf({ entry = [] }: SentBundle) {
  const orders = new Map<string, { number: string; version: string; status: unknown; items: number }>();
  for (const { resource } of entry) {
    if (resource.resourceType !== 'ServiceRequest') continue;
    const { requisition, meta, status } = resource as unknown as {
      requisition: { value: string };
      meta: { versionId: string };
      status: unknown;
    };
    const number = requisition.value;
    const items = (orders.get(number)?.items ?? 0) + 1;
    orders.set(number, { number, version: meta.versionId, status, items });
  }
  return [...orders.values()];
}

/** A bundle by which specimens of orders are received. */
export function specimensOf(orderNumbers: readonly string[], receivedTime: string, changes: object = {}) {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: orderNumbers.map((value) => ({
      resource: { resourceType: 'Specimen', receivedTime, request: [{ identifier: { value } }], ...changes },
    })),
  };
}
