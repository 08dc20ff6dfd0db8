const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** An id as a caller gives it, in the form the database takes; undefined for everything that can be no id of ours. */
export function readUuid(text: string | undefined): string | undefined {
  return text !== undefined && UUID.test(text) ? text.toLowerCase() : undefined;
}

/**
 * An id that no row has; what can be no id of ours is looked up all the same, so that it is answered alike
 * (docs/rules/identity.md#same-answer).
 */
export const NO_RECORD = '00000000-0000-0000-0000-000000000000';
