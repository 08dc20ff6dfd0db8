import { siteSettings } from '@phial/browser/site-settings';
import type {
  CounterOrder,
  DraftRequest,
  Order,
  OrderCounts,
  OrderItem,
  OrderPage,
  OrderRequirements,
  OrderSearch,
} from '@phial/contract/order';
import type { Patient, PatientChange, PatientRequest } from '@phial/contract/order-patient';
import type { TestItem } from '@phial/contract/test-item';
import { get, post, put } from '../../api-client/client.ts';

/*
 * The calls about orders. What is personal travels in bodies, never in an
 * address. The screens show refusals themselves where they are an answer to
 * what stands on screen.
 */

const ORDERS = '/doctor/orders';
const PATIENTS = '/doctor/patients';
const OWN = { ownMessage: true } as const;

export async function searchOrders(search: OrderSearch, signal: AbortSignal): Promise<OrderPage> {
  return (await post<OrderPage>(`${ORDERS}/search`, search, { ...OWN, signal })).data;
}

export async function fetchCounts(signal: AbortSignal): Promise<OrderCounts> {
  return (await get<OrderCounts>(`${ORDERS}/counts`, { ...OWN, signal })).data;
}

export async function fetchOrder(orderId: string, signal: AbortSignal): Promise<Order> {
  return (await get<Order>(`${ORDERS}/${encodeURIComponent(orderId)}`, { ...OWN, signal })).data;
}

export async function fetchRequirements(
  items: readonly OrderItem[],
  signal: AbortSignal,
): Promise<OrderRequirements> {
  const body = { items };
  return (await post<OrderRequirements>(`${ORDERS}/requirements`, body, { ...OWN, signal })).data;
}

/** A new draft, or another version of one. @throws CallError `version-conflict`, `order-state` with the order */
export async function saveDraft(
  content: DraftRequest,
  former: Pick<Order, 'orderId' | 'version'> | undefined,
): Promise<Order> {
  if (former === undefined) return (await post<Order>(ORDERS, content, OWN)).data;
  const { orderId, version } = former;
  return (await put<Order>(`${ORDERS}/${orderId}`, { ...content, version }, OWN)).data;
}

/** @throws CallError `version-conflict`, `order-state` with the order */
export async function placeOrder({ orderId, version }: Order): Promise<Order> {
  return (await post<Order>(`${ORDERS}/${orderId}/place`, { version }, OWN)).data;
}

/** @throws CallError `version-conflict`, `order-state` with the order */
export async function cancelOrder({ orderId, version }: Order): Promise<Order> {
  return (await post<Order>(`${ORDERS}/${orderId}/cancel`, { version }, OWN)).data;
}

/** Address of the request note, a PDF that the browser saves. */
export function requestNoteAddress({ orderId }: Pick<Order, 'orderId'>): string {
  return `${siteSettings().apiPrefix}${ORDERS}/${orderId}/request-note`;
}

export async function searchPatients(text: string, signal: AbortSignal): Promise<Patient[]> {
  return (await post<Patient[]>(`${PATIENTS}/search`, { text }, { ...OWN, signal })).data;
}

/** @throws CallError `patient-exists` with the patient there is */
export async function addPatient(patient: PatientRequest): Promise<Patient> {
  return (await post<Patient>(PATIENTS, patient, OWN)).data;
}

/** @throws CallError `version-conflict`, `patient-exists` with the patient there is */
export async function changePatient(patientId: string, patient: PatientChange): Promise<Patient> {
  return (await put<Patient>(`${PATIENTS}/${patientId}`, patient, OWN)).data;
}

/** The whole public catalogue of tests. */
export async function fetchTestItems(signal: AbortSignal): Promise<TestItem[]> {
  return (await get<TestItem[]>('/appointment/testItem/listAll', { ...OWN, signal })).data;
}

/** @throws CallError `order-unknown` */
export async function findOrderAtCounter(code: string): Promise<CounterOrder> {
  return (await post<CounterOrder>('/staff/orders/find', { code }, OWN)).data;
}

/** @throws CallError `version-conflict`, `order-state` with the order */
export async function receiveOrder({ orderId, version }: CounterOrder): Promise<CounterOrder> {
  return (await post<CounterOrder>(`/staff/orders/${orderId}/receive`, { version }, OWN)).data;
}
