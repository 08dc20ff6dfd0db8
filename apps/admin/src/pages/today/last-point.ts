const KEY = 'desk-point';

/** The service point this computer was last used at; a counter opens its page at its own point every morning. */
export function lastPoint(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // A browser may refuse storage; the list then begins with its first point.
    return undefined;
  }
}

export function keepLastPoint(point: string): void {
  try {
    localStorage.setItem(KEY, point);
  } catch {
    // See above.
  }
}
