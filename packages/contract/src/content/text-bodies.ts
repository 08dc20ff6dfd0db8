import { Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { LONG, LocalHtml, LocalLine, LocalText, SHORT } from './local-body.ts';

/*
 * The texts that have a fixed place: legal texts, the notices of the booking pages, and messages to visitors and
 * doctors. They may
 * name facts between braces, which are filled in where the text is shown (`@phial/domain/text/placeholders`).
 */

export const LegalTextBody = ClosedObject({
  title: LocalLine(SHORT),
  introduction: LocalText(LONG),
  sections: Type.Array(ClosedObject({ heading: LocalLine(SHORT), text: LocalHtml(8_000) }), {
    minItems: 1,
    maxItems: 40,
  }),
});

export const BookingNoticeBody = ClosedObject({
  /** Missing where the page shows the text alone. */
  title: Type.Optional(LocalLine(SHORT)),
  text: LocalText(1_000),
});

/** What a message to a visitor or a doctor says; names between braces as in `@phial/domain/text/message-placeholders`. */
export const MessageTemplateBody = ClosedObject({
  subject: LocalLine(SHORT),
  text: LocalText(2_000),
  /** Missing where the words of the house are sent, and for messages that go by e-mail alone. */
  textMessage: Type.Optional(LocalText(1_000)),
});

/** Kinds of messages to visitors. */
export const VISITOR_MESSAGES = [
  'confirmation',
  'change-confirmation',
  'cancellation-confirmation',
  'reminder',
  'moved',
  'cancelled',
  'changed',
  'waiting-joined',
  'waiting-offer',
  'waiting-ended',
] as const;

/** Kinds of messages to doctors, which go by e-mail alone. */
export const DOCTOR_MESSAGES = ['report', 'critical-report'] as const;

/** Ids of the kinds whose entries have a fixed place: none is added, and there is no order to change. */
export const FIXED_ENTRIES = {
  'legal-text': ['service', 'privacy', 'accessibility'],
  'booking-notice': [
    'booking-home',
    'who-may-book',
    'step-request-note',
    'step-book',
    'step-attend',
    'choose-service',
    'home-eligibility',
    'visit-documents',
    'visit-fasting',
    'visit-urine',
    'visit-time',
  ],
  'message-template': [...VISITOR_MESSAGES, ...DOCTOR_MESSAGES],
} as const;

export type LegalTextId = (typeof FIXED_ENTRIES)['legal-text'][number];
export type BookingNoticeId = (typeof FIXED_ENTRIES)['booking-notice'][number];
export type VisitorMessageId = (typeof VISITOR_MESSAGES)[number];
export type DoctorMessageId = (typeof DOCTOR_MESSAGES)[number];
export type MessageTemplateId = (typeof FIXED_ENTRIES)['message-template'][number];

/** Whether a kind of messages goes to doctors. */
export function isToDoctor(id: string | undefined): boolean {
  return DOCTOR_MESSAGES.some((one) => one === id);
}

/** Whether the entries of a kind have fixed places. */
export function isFixed(kind: string): kind is keyof typeof FIXED_ENTRIES {
  return Object.hasOwn(FIXED_ENTRIES, kind);
}
