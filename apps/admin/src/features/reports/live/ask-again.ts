/** How often an open page of a doctor asks whether anything is new, in milliseconds. */
export const ASK_AGAIN_MS = 15_000;
