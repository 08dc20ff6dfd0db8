import { programsWith } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  AcknowledgedOrders,
  FhirBundle,
  OrderAcknowledgement,
  OrderFeedQuery,
  OrdersNotSent,
} from '../laboratory/order-feed.ts';
import { ReceivedSpecimens, SpecimenBundle } from '../laboratory/specimen-bundle.ts';
import { BundleOutcome } from '../reports/report-issue.ts';
import { MissingScope } from '../staff/api-key.ts';

/* What the laboratory's system fetches and says back; its reports are in `lab-reports.ts`. */

const call = callsOf('laboratory', programsWith('orders:read'));
const FHIR = 'application/fhir+json';
const OF_SCOPE = { 'api-scope-missing': MissingScope } as const;

export const fetchOrders = call('GET /lab/orders', {
  summary: 'Fetch orders',
  description:
    'A FHIR R4 Bundle (searchset): each ordered item is a ServiceRequest whose `requisition` is the order number, ' +
    'with its Patient, its Practitioner and, once received, its Specimen. The status is `revoked` for a cancelled ' +
    'order, which comes again for that. `meta.versionId` is the place in the feed: acknowledge it, or hand in the ' +
    'last one as `since`. The link `next` leads to the next page. An order whose data cannot be read is an ' +
    'OperationOutcome, which names it. Every fetch is in the audit log.',
  query: OrderFeedQuery,
  answer: FhirBundle,
  answerMedia: FHIR,
  refusalData: OF_SCOPE,
});

export const acknowledgeOrders = call('POST /lab/orders/acknowledgements', {
  summary: 'Acknowledge orders',
  description:
    'Says that the laboratory’s system has stored orders, one or many; they no longer come with `status=pending`. ' +
    'All or none. The same again gets the same answer.',
  body: OrderAcknowledgement,
  answer: AcknowledgedOrders,
  refusalData: { ...OF_SCOPE, 'orders-not-sent': OrdersNotSent },
});

export const receiveSpecimens = call('POST /lab/specimens', {
  summary: 'Report specimens as received',
  description:
    'A FHIR R4 Bundle (transaction or collection) of Specimen with `receivedTime` and the order’s number in ' +
    '`request.identifier`. The orders move on as when the counter receives a specimen. All or none; the same again ' +
    'changes nothing. What is to be mended is an OperationOutcome in `data` of `specimen-bundle-invalid`.',
  access: programsWith('reports:write'),
  body: SpecimenBundle,
  bodyMedia: ['application/json', FHIR],
  bodyCheckedByHandler: true,
  bodyLimit: 1024 * 1024,
  answer: ReceivedSpecimens,
  refusalData: { ...OF_SCOPE, 'specimen-bundle-invalid': BundleOutcome },
});
