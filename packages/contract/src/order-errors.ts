/** Refusals of the calls about orders; their words stand beside those of the accounts. */
export const ORDER_ERROR_STATUS = {
  'patient-exists': 409,
  'order-item-unknown': 422,
  'order-patient-missing': 422,
  'order-items-missing': 422,
  'order-state': 409,
  'order-unknown': 422,
  'request-note-invalid': 422,
} as const satisfies Record<string, number>;

export type OrderErrorCode = keyof typeof ORDER_ERROR_STATUS;
