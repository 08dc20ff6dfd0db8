import { REPORT_SORTS, type ReportSearch } from '@phial/contract/reports/report';
import { isDay } from '@phial/domain/hong-kong-time';
import { isOrderNumber, normaliseOrderNumber } from '@phial/domain/orders/order-number';
import { REPORT_STATUSES, type ReportStatus } from '@phial/domain/reports/report-status';
import { isUuid } from '@phial/domain/uuid';
import { useAddress } from '../../../shell/use-address.ts';

export type ReportSort = (typeof REPORT_SORTS)[number];

/** What of the list is kept in the address: everything but what is typed to find a person. */
export interface ListAddress {
  from: string;
  to: string;
  status: ReportStatus | '';
  unread: boolean;
  /** Only critical results that are not yet acknowledged. */
  critical: boolean;
  /** A patient by id. */
  patient: string;
  /** An order by its whole number. */
  order: string;
  sort: ReportSort;
  descending: boolean;
  page: number;
  size: number;
}

export const PAGE_SIZES = [25, 50, 100] as const;

/** Filters, sorting and page of the list, kept in the address; what somebody made up in it counts as missing. */
export function useListAddress() {
  const [params, set] = useAddress();
  const address = readAddress(params);

  /** A change of anything but the page begins at the first one again. */
  function change(changes: Partial<ListAddress>) {
    set(writeAddress({ ...address, page: 1, ...changes }));
  }
  return { address, change };
}

/** What the server is asked for. */
export function searchOf(address: ListAddress, text: string): ReportSearch {
  const { from, to, status, unread, critical, patient, order, sort, descending, page, size } = address;
  return {
    sort,
    descending,
    page,
    size,
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(from !== '' && { dateFrom: from }),
    ...(to !== '' && { dateTo: to }),
    ...(status !== '' && { statuses: [status] }),
    ...(patient !== '' && { patientId: patient }),
    ...(order !== '' && { orderNumber: order }),
    ...(unread && { unread }),
    ...(critical && { critical }),
  };
}

/** Whether the address narrows the list down. */
export function isFiltered({ from, to, status, unread, critical, patient, order }: ListAddress): boolean {
  return [from, to, status, patient, order].some((one) => one !== '') || unread || critical;
}

function readAddress(params: URLSearchParams): ListAddress {
  const day = (name: string) => (isDay(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  const sort = params.get('sort') ?? '-issued';
  const patient = params.get('patient') ?? '';
  const order = normaliseOrderNumber(params.get('order') ?? '');
  const size = Number(params.get('size'));
  const page = Number(params.get('page'));
  return {
    from: day('from'),
    to: day('to'),
    status: REPORT_STATUSES.find((status) => status === params.get('status')) ?? '',
    unread: params.get('unread') === 'yes',
    critical: params.get('critical') === 'yes',
    patient: isUuid(patient) ? patient : '',
    order: isOrderNumber(order) ? order : '',
    sort: REPORT_SORTS.find((known) => known === sort.replace(/^-/, '')) ?? 'issued',
    descending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
  };
}

function writeAddress(address: ListAddress): Record<string, string> {
  const { from, to, status, unread, critical, patient, order, size, page } = address;
  const sort = `${address.descending ? '-' : ''}${address.sort}`;
  return {
    from,
    to,
    status,
    unread: unread ? 'yes' : '',
    critical: critical ? 'yes' : '',
    patient,
    order,
    sort: sort === '-issued' ? '' : sort,
    size: size === PAGE_SIZES[0] ? '' : `${size}`,
    page: page === 1 ? '' : `${page}`,
  };
}
