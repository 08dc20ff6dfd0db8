import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { PersonText, WireDate } from '../text.ts';

/** Everything the audit log records, by area; each has words in `packages/content` (area `staff/audit`). */
export const AUDIT_ACTIONS = {
  booking: [
    'appointment-booked',
    'appointment-changed',
    'appointment-cancelled',
    'attendance-confirmed',
    'waiting-ended-by-staff',
    'walk-in-booked',
    'appointment-imported',
    'appointments-imported',
    'appointment-checked-in',
    'check-in-undone',
    'appointment-no-show',
    'no-show-undone',
    'document-number-revealed',
    'bookings-exported',
    'day-note-saved',
    'day-note-removed',
    'appointment-fetched',
  ],
  account: [
    'signed-in',
    'sign-in-failed',
    'signed-out',
    'signed-out-elsewhere',
    'signed-out-everywhere',
    'confirmation-failed',
    'password-changed',
    'password-reset',
    'password-reset-requested',
    'password-chosen-by-link',
    'account-invited',
    'invitation-withdrawn',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-made',
    'recovery-code-used',
    'passkey-added',
    'passkey-removed',
    'passkey-copied',
    'account-requested',
    'account-created',
    'account-approved',
    'account-disabled',
    'account-enabled',
    'account-renamed',
    'account-practice-changed',
    'account-role-changed',
    'account-service-points-changed',
    'account-linked',
    'account-deprovisioned',
    'signed-out-by-provider',
    'identity-provider-changed',
    'account-deleted',
  ],
  content: [
    'content-created',
    'content-saved',
    'content-published',
    'content-withdrawn',
    'content-draft-dropped',
    'content-deleted',
    'content-reordered',
    'picture-uploaded',
    'message-test-sent',
    'area-created',
    'area-changed',
    'area-deleted',
    'areas-reordered',
    'service-point-created',
    'service-point-changed',
    'service-point-retired',
    'service-point-reopened',
    'service-point-deleted',
    'service-created',
    'service-changed',
    'service-retired',
    'service-restored',
    'service-deleted',
    'test-item-created',
    'test-item-changed',
    'catalogue-imported',
    'configuration-imported',
    'sample-removed',
  ],
  schedule: [
    'hours-changed',
    'closure-added',
    'closure-changed',
    'closure-removed',
    'holidays-added',
    'waiting-list-set-up',
    'quiet-hours-changed',
    'message-told',
    'message-requeued',
  ],
  order: [
    'patient-added',
    'patient-changed',
    'order-drafted',
    'order-draft-changed',
    'order-placed',
    'order-cancelled',
    'order-received',
    'order-in-progress',
    'order-reported',
    'request-note-printed',
    'request-note-used',
    'order-fetched',
    'order-acknowledged',
    'specimens-refused',
  ],
  report: [
    'report-received',
    'report-read',
    'report-unread',
    'report-acknowledged',
    'report-doctor-called',
    'report-emails-chosen',
    'report-printed',
    'report-opened',
    'report-attachment-opened',
    'report-history-opened',
    'reports-refused',
  ],
  opening: ['booking-opened', 'booking-closed'],
  program: ['api-key-created', 'api-key-revoked', 'text-provider-changed', 'text-provider-tested'],
  webhook: [
    'webhook-endpoint-created',
    'webhook-endpoint-changed',
    'webhook-endpoint-on',
    'webhook-endpoint-off',
    'webhook-endpoint-gone',
    'webhook-endpoint-deleted',
    'webhook-secret-replaced',
    'webhook-test-sent',
    'webhook-sent-again',
  ],
  privacy: [
    'personal-data-erased',
    'personal-data-exported',
    'personal-data-searched',
    'personal-data-erasure-held',
    'personal-data-erasure-agreed',
    'keys-rotated',
    'audit-exported',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AuditArea = keyof typeof AUDIT_ACTIONS;
export type AuditAction = (typeof AUDIT_ACTIONS)[AuditArea][number];

/** What an entry may carry beside; each has a name in `packages/content`. Ids, numbers and codes from lists: no text of a person. */
export const AUDIT_DETAILS = [
  'slot',
  'former',
  'moved',
  'arrived',
  'fromCode',
  'overCapacity',
  'reason',
  'account',
  'role',
  'allServicePoints',
  'servicePoints',
  'kind',
  'entry',
  'servicePoint',
  'testItem',
  'picture',
  'shape',
  'version',
  'added',
  'changed',
  'unchanged',
  'removed',
  'point',
  'city',
  'district',
  'type',
  'from',
  'until',
  'hours',
  'closure',
  'days',
  'messages',
  'message',
  'patient',
  'order',
  'number',
  'report',
  'status',
  'key',
  'scopes',
  'appointments',
  'orders',
  'reports',
  'cancelled',
  'kept',
  'before',
  'issues',
  'attempts',
  'networks',
  'records',
  'since',
  'endpoint',
  'delivery',
  'left',
  'passkey',
] as const;
export type AuditDetailName = (typeof AUDIT_DETAILS)[number];
export type AuditDetail = Readonly<Partial<Record<AuditDetailName, string | number | boolean>>>;

/** Which entries are looked for; without any of them, all. */
const FILTERS = {
  from: Type.Optional(WireDate),
  until: Type.Optional(WireDate),
  actor: Type.Optional(
    Type.String({
      pattern: '^(?:visitor|job|command|laboratory|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
      description: 'visitor, job, command, laboratory or the id of an account',
      examples: ['visitor'],
    }),
  ),
  action: Type.Optional(
    Type.String({
      pattern: '^[a-z-]{1,40}(?:,[a-z-]{1,40}){0,99}$',
      description: 'One action or several, separated by commas',
      examples: ['appointment-booked,appointment-cancelled'],
    }),
  ),
  appointmentId: Type.Optional(Type.String({ format: 'uuid' })),
};

export const AuditQuery = ClosedObject({
  ...FILTERS,
  before: Type.Optional(PersonText(100, '`next` of the page before')),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** What an export is written in. */
export const AUDIT_EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type AuditExportFormat = (typeof AUDIT_EXPORT_FORMATS)[number];

export const AuditExportRequest = ClosedObject({
  ...FILTERS,
  format: Type.Enum(AUDIT_EXPORT_FORMATS),
});
export type AuditExportRequest = Static<typeof AuditExportRequest>;

/** One thing that happened. Never with personal data of patients. */
export const AuditEntry = Type.Object({
  eventId: Type.String({ format: 'uuid' }),
  at: Type.String({ description: 'Hong Kong time, YYYY-MM-DD HH:mm:ss' }),
  actor: Type.String({ description: 'visitor, job, command, laboratory or the id of an account' }),
  displayName: Nullable(Type.String(), {
    description: 'Of the account; empty when it was deleted; null where the actor is none',
  }),
  action: Type.String(),
  appointmentId: Nullable(Type.String()),
  detail: Type.Object({}, { additionalProperties: true, description: 'Ids, numbers and reasons, by name' }),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** The details whose values are ids of something with a name, a time or a number. */
export const AUDIT_SUBJECTS = [
  'slot',
  'former',
  'point',
  'servicePoint',
  'testItem',
  'closure',
  'message',
  'order',
  'report',
  'key',
  'endpoint',
] as const satisfies readonly AuditDetailName[];

/** What an id stands for, as it is today. */
export const AuditSubject = Type.Object({
  names: Nullable(Type.Object({ tw: Type.String(), zh: Type.String(), en: Type.String() }), {
    description: 'Of the service point, closure or test item',
  }),
  at: Nullable(Type.String(), {
    description: 'Of a booking or slot: Hong Kong time, YYYY-MM-DD HH:mm:ss',
  }),
  number: Type.String({
    description:
      'Reservation code, number of an order or report, code of a test item, name of a key or webhook; or empty',
  }),
});
export type AuditSubject = Static<typeof AuditSubject>;

export const AuditPage = Type.Object({
  entries: Type.Array(AuditEntry),
  subjects: Type.Record(Type.String(), AuditSubject, {
    description: 'By the ids in the entries; without those that were deleted or erased',
  }),
  next: Nullable(Type.String(), { description: 'For `before`; null at the end' }),
});
export type AuditPage = Static<typeof AuditPage>;
