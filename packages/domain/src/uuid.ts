const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The nil UUID of RFC 9562: no row has it, and it comes before every id. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Whether a text is an id as the database writes it, in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** An id as a caller writes it, in lower case; undefined for everything that can be no id of ours. */
export function parseUuid(text: string | undefined): string | undefined {
  const id = text?.toLowerCase();
  return id !== undefined && isUuid(id) ? id : undefined;
}

/**
 * The same for a look-up: what can be no id of ours is looked up all the same, as the nil UUID, so that it is answered
 * alike (docs/rules/identity.md#same-answer).
 */
export function parseRecordId(text: string | undefined): string {
  return parseUuid(text) ?? NIL_UUID;
}
