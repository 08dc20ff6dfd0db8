/** What a program's API key opens; a key has one or more. */
export const API_SCOPES = ['orders:read', 'reports:write', 'bookings:read'] as const;

export type ApiScope = (typeof API_SCOPES)[number];

/** Whether a text is the name of a scope. */
export function isApiScope(text: string): text is ApiScope {
  return (API_SCOPES as readonly string[]).includes(text);
}
