/** Refusals of the calls by which staff edit what the public site shows. */
export const EDITING_ERROR_STATUS = {
  'content-invalid': 422,
  'content-published': 409,
  'code-taken': 409,
  'bookings-in-the-way': 409,
  'picture-format': 415,
  'picture-unreadable': 422,
  'picture-animated': 422,
  'picture-too-large': 413,
  'picture-too-small': 422,
} as const satisfies Record<string, number>;

export type EditingErrorCode = keyof typeof EDITING_ERROR_STATUS;
