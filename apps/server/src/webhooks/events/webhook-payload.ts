import type { AuditAction } from '@phial/contract/staff/audit-event';
import type { WebhookEventType } from '@phial/contract/staff/webhook';

/** An entry of the audit log as webhooks report it: with what its ids stand for. */
export interface ReportedEvent {
  id: string;
  at: Date;
  action: string;
  appointmentId: string | null;
  /** Whether a walk-in was checked in at once. */
  arrived: boolean;
  /** Of the slot the booking has after the event; null where there is no booking. */
  servicePointId: string | null;
  service: string | null;
  start: Date | null;
  orderNumber: string | null;
  reportId: string | null;
  reportVersion: number | null;
}

export interface WebhookPayload {
  readonly type: WebhookEventType;
  /** The body of the request. */
  readonly body: string;
}

/** What each entry of the audit log is to a receiver. The others are nobody's business. */
const TYPE_OF_ACTION = {
  'appointment-booked': 'booking.created',
  'walk-in-booked': 'booking.created',
  'appointment-changed': 'booking.changed',
  'check-in-undone': 'booking.changed',
  'appointment-no-show': 'booking.changed',
  'no-show-undone': 'booking.changed',
  'appointment-cancelled': 'booking.cancelled',
  'appointment-checked-in': 'booking.checked-in',
  'order-placed': 'order.placed',
  'order-cancelled': 'order.cancelled',
  'report-received': 'report.received',
} as const satisfies Partial<Record<AuditAction, WebhookEventType>>;

/** The entries of the audit log that are reported. */
export const REPORTED_ACTIONS = Object.keys(TYPE_OF_ACTION);

/**
 * What is sent of an entry: ids and times, nothing of a person. A walk-in who is checked in at once is two events.
 * @returns nothing for an entry that is not reported, or whose subject is gone
 */
export function payloadsOf(event: ReportedEvent): WebhookPayload[] {
  const type = TYPE_OF_ACTION[event.action as keyof typeof TYPE_OF_ACTION];
  const data = type === undefined ? undefined : dataOf(event);
  if (type === undefined || data === undefined) return [];
  const types: WebhookEventType[] =
    type === 'booking.created' && event.arrived ? [type, 'booking.checked-in'] : [type];
  return types.map((one) => ({ type: one, body: webhookBody(one, event.at, data) }));
}

/** The body of a request, as Standard Webhooks has it: type, time, data. */
export function webhookBody(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

function dataOf(event: ReportedEvent): object | undefined {
  const { appointmentId, servicePointId, service, start, orderNumber, reportId, reportVersion } = event;
  if (appointmentId !== null) {
    if (servicePointId === null || start === null) return undefined;
    return { bookingId: appointmentId, servicePointId, service, start: start.toISOString() };
  }
  if (reportId !== null) return { reportId, version: reportVersion, orderNumber };
  return orderNumber === null ? undefined : { orderNumber };
}
