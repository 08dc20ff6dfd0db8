/** A value that cannot be decrypted: it was altered, or its key is not in the key ring. The message names no content. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/**
 * Reads encrypted values of one record among many, so that a damaged one does not hide the others.
 * @param read throws what `KeyRing.decrypt` throws
 * @param instead what stands for a record that cannot be read
 */
export function orUnreadable<Value, Instead>(read: () => Value, instead: Instead): Value | Instead {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableError) return instead;
    throw error;
  }
}
