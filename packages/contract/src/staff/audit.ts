import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { PersonText, WireDate } from '../text.ts';

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
