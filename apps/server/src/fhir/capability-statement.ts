import { CALLS } from '@phial/contract/calls';
import { MOST_BOOKINGS_A_PAGE } from '@phial/contract/laboratory/booking-feed';
import { MOST_ORDERS_A_PAGE } from '@phial/contract/laboratory/order-feed';

/** When what is spoken last changed. */
const DATE = '2026-11-23';

/** What a resource is for here; none of them is read or written one by one. */
const RESOURCES = [
  {
    type: 'ServiceRequest',
    documentation:
      `GET ${CALLS.fetchOrders.path}: one per ordered item, at most ${MOST_ORDERS_A_PAGE} orders a page; ` +
      'requisition is the order number, meta.versionId its place in the feed.',
  },
  {
    type: 'Appointment',
    documentation:
      `GET ${CALLS.fetchBookings.path}: the coming bookings, at most ${MOST_BOOKINGS_A_PAGE} a page, then whatever ` +
      'has changed; identifier is the reservation code.',
  },
  {
    type: 'Patient',
    documentation: 'Sent with its orders and bookings; in reports, matched by document number and birthDate.',
  },
  { type: 'Practitioner', documentation: 'The doctor, sent with the orders.' },
  {
    type: 'Specimen',
    documentation: `Sent with orders once received; POST ${CALLS.receiveSpecimens.path} takes receivedTime with the order number in request.identifier.`,
  },
  {
    type: 'DiagnosticReport',
    documentation: `POST ${CALLS.importReports.path}: with basedOn the order, presentedForm as PDF. A version is its identifier with issued.`,
  },
  {
    type: 'Observation',
    documentation: `POST ${CALLS.importReports.path}: results of a report, with component and hasMember; units are UCUM.`,
  },
] as const;

/**
 * What is spoken of FHIR R4. There is no RESTful interface to single resources: bundles are exchanged by calls of
 * their own, which the documentation names.
 * @param baseUrl of the API with its prefix; '' where the server does not know its own address
 */
export function capabilityStatement(baseUrl: string) {
  return {
    resourceType: 'CapabilityStatement' as const,
    status: 'active',
    date: DATE,
    kind: 'instance',
    software: { name: 'Phial' },
    implementation: {
      description: 'Orders and bookings out, specimen receipts and reports in',
      url: baseUrl,
    },
    fhirVersion: '4.0.1' as const,
    format: ['json'],
    rest: [
      {
        mode: 'server',
        documentation:
          'Bundles alone are exchanged, by the calls that each resource names, below the address of the API. ' +
          'Whatever is not accepted is refused with an OperationOutcome.',
        security: {
          description: 'An API key with the scope of the call, as Authorization: Bearer or X-API-Key.',
        },
        resource: RESOURCES,
      },
    ],
  };
}
