/** Refusals of the calls by which staff edit what the public site shows. */
const EDITING_ERROR_STATUS = {
  'content-invalid': 422,
  'content-published': 409,
  'entry-required': 409,
  'mail-server-missing': 409,
  'code-taken': 409,
  'area-in-use': 409,
  'bookings-in-the-way': 409,
  'service-point-used': 409,
  'service-point-named': 409,
  'service-in-use': 409,
  'sample-in-use': 409,
  'picture-format': 415,
  'picture-unreadable': 422,
  'picture-animated': 422,
  'picture-too-large': 413,
  'picture-too-small': 422,
  'import-invalid': 422,
  'import-outdated': 409,
} as const satisfies Record<string, number>;

export type EditingErrorCode = keyof typeof EDITING_ERROR_STATUS;

/** Refusals of the calls about orders; their words stand beside those of the accounts. */
const ORDER_ERROR_STATUS = {
  'patient-exists': 409,
  'order-item-unknown': 422,
  'order-patient-missing': 422,
  'order-items-missing': 422,
  'order-state': 409,
  'order-set-name': 422,
  'order-set-name-taken': 409,
  'order-sets-full': 409,
  'favourites-full': 409,
  'order-unknown': 422,
  'orders-not-sent': 422,
  'feed-position-unknown': 410,
  'specimen-bundle-invalid': 422,
  'request-note-invalid': 422,
} as const satisfies Record<string, number>;

export type OrderErrorCode = keyof typeof ORDER_ERROR_STATUS;

/** Refusals of the calls by which staff change opening hours and closures. */
const SCHEDULE_ERROR_STATUS = {
  'pattern-times': 422,
  'pattern-overlap': 422,
  'pattern-seats': 422,
  'closure-days': 422,
  'closure-hours': 422,
  'closure-names': 422,
  'holiday-file': 422,
  'preview-outdated': 409,
  'decisions-incomplete': 422,
  'message-settled': 409,
  'quiet-hours': 422,
} as const satisfies Record<string, number>;

export type ScheduleErrorCode = keyof typeof SCHEDULE_ERROR_STATUS;

/** Refusals of the calls by which administrators set up webhooks. */
const WEBHOOK_ERROR_STATUS = {
  'webhook-url-invalid': 422,
  'webhook-description-missing': 422,
  'webhook-endpoints-full': 409,
  'webhook-endpoint-off': 409,
  'webhook-delivery-under-way': 409,
} as const satisfies Record<string, number>;

export type WebhookErrorCode = keyof typeof WEBHOOK_ERROR_STATUS;

/** Refusals of the calls by which administrators set up the provider of text messages. */
const TEXT_PROVIDER_ERROR_STATUS = {
  'text-provider-url-invalid': 422,
  'text-provider-headers-invalid': 422,
  'text-provider-body-invalid': 422,
  'text-provider-secret-missing': 422,
  'text-provider-missing': 409,
} as const satisfies Record<string, number>;

export type TextProviderErrorCode = keyof typeof TEXT_PROVIDER_ERROR_STATUS;

/**
 * Refusals of the calls of staff and doctors. Their words stand in the area
 * `server`, which no browser loads: its site shows the sentence of the answer.
 */
const ACCOUNT_ERROR_STATUS = {
  ...EDITING_ERROR_STATUS,
  ...ORDER_ERROR_STATUS,
  ...SCHEDULE_ERROR_STATUS,
  ...WEBHOOK_ERROR_STATUS,
  ...TEXT_PROVIDER_ERROR_STATUS,
  'login-invalid': 422,
  'doctor-details-invalid': 422,
  'login-wrong': 422,
  'login-taken': 409,
  'password-length': 422,
  'password-holds-login': 422,
  'password-common': 422,
  'password-same': 422,
  'password-wrong': 422,
  'confirmation-needed': 403,
  'second-factor-wrong': 422,
  'recovery-code-wrong': 422,
  'second-factor-unready': 409,
  'second-factor-kept': 409,
  'second-factor-needed': 403,
  'second-factor-set-up-needed': 403,
  'password-change-needed': 403,
  'link-invalid': 422,
  'passkey-wrong': 422,
  'passkey-copied': 422,
  'passkey-taken': 409,
  'passkeys-full': 409,
  'account-pending': 403,
  'account-disabled': 403,
  'not-allowed': 403,
  'other-service-point': 403,
  'service-points-required': 422,
  'provider-unavailable': 503,
  'logout-token-invalid': 400,
  'issuer-invalid': 422,
  'scopes-invalid': 422,
  'identity-taken': 409,
  'other-account': 409,
  'foreign-site': 403,
  'version-conflict': 409,
  'last-administrator': 409,
  'confirmation-differs': 422,
  'identity-not-seen': 422,
  'search-short': 422,
  'export-days': 422,
  'export-too-large': 422,
  'not-of-today': 409,
  'no-show-early': 409,
  'status-unfit': 409,
  'qr-code-used': 409,
  'api-key-invalid': 401,
  'api-scope-missing': 403,
  'api-key-name': 422,
  'api-key-name-taken': 409,
  'report-bundle-invalid': 422,
  'record-unreadable': 409,
  'set-up-incomplete': 409,
} as const satisfies Record<string, number>;

export type AccountErrorCode = keyof typeof ACCOUNT_ERROR_STATUS;

/**
 * The codes of every refusal the server gives on purpose. The code is what the
 * program reasons about; its words stand in the message catalogue
 * (`@phial/content/messages`, area `errors`), one sentence a language, so that
 * a code without words is a type error.
 */
export const ERROR_STATUS = {
  ...ACCOUNT_ERROR_STATUS,
  'body-invalid': 400,
  'field-unknown': 400,
  'text-invalid': 400,
  'name-required': 422,
  'name-too-long': 422,
  'name-chinese': 422,
  'birthday-required': 422,
  'date-format': 422,
  'birthday-range': 422,
  'sex-required': 422,
  'card-type-required': 422,
  'card-number-required': 422,
  'card-number-invalid': 422,
  'travel-card-type-required': 422,
  'travel-card-number-required': 422,
  'travel-card-number-invalid': 422,
  'phone-invalid': 422,
  'phones-not-same': 422,
  'email-invalid': 422,
  'phone-or-email': 422,
  'captcha-required': 422,
  'captcha-wrong': 422,
  'work-required': 403,
  'work-instead': 429,
  'hold-share-spent': 429,
  'qr-code-invalid': 422,
  'service-point-unknown': 422,
  'slot-unknown': 422,
  'slot-past': 422,
  'range-invalid': 422,
  'booking-not-open': 409,
  'slot-full': 409,
  'same-time': 409,
  'same-day': 409,
  'same-person': 422,
  'booking-refused': 409,
  'already-cancelled': 409,
  'waiting-list-off': 409,
  'waiting-already': 409,
  'waiting-choice': 422,
  'waiting-link': 403,
  'offer-ended': 409,
  'hold-ended': 409,
  'hold-extensions-spent': 409,
  'idempotency-mismatch': 409,
  'booking-token': 403,
  'booking-link': 403,
  'waiting-over': 409,
  'login-expired': 401,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'media-type': 415,
  'too-many-requests': 429,
  busy: 503,
  unexpected: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The `code` of the envelope: the HTTP status, but 301 where a session is missing
 * or over, as HTTP keeps its own 301 for addresses that have moved.
 */
export function envelopeCode(code: ErrorCode): number {
  return code === 'login-expired' ? 301 : ERROR_STATUS[code];
}
