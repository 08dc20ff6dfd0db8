/** The server's booking token lasts half an hour (docs/rules/identity.md#booking-token). */
const LIFE_MS = 30 * 60 * 1000;

const KEY = 'token';
const ENDS_KEY = 'tokenEnds';

/** Keeps the booking token of an answer, for this browser and half an hour. */
export function storeToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
    sessionStorage.setItem(ENDS_KEY, String(Date.now() + LIFE_MS));
  } catch {
    // Without storage the visitor proves himself again for each change.
  }
}

/** The booking token, unless none is there or this tab knows that it has ended. */
export function readToken(): string | undefined {
  try {
    const ends = sessionStorage.getItem(ENDS_KEY);
    if (ends !== null && Date.now() >= Number(ends)) dropToken();
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the booking token: the visitor is back at the booking home, or the server takes it no more. */
export function dropToken(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(ENDS_KEY);
  } catch {
    // Nothing was kept.
  }
}
