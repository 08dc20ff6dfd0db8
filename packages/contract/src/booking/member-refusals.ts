/** Refusals of a party that are about one of its people and not about the time. No schema here: browsers read this alone. */
export const MEMBER_REFUSALS = [
  'name-required',
  'name-too-long',
  'card-number-required',
  'card-number-invalid',
  'phone-invalid',
  'email-invalid',
  'phone-or-email',
  'same-person',
  'same-time',
  'same-day',
  'booking-refused',
] as const;
export type MemberRefusal = (typeof MEMBER_REFUSALS)[number];
