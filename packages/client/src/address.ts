/**
 * The query of a call; nested values become `key[sub]`. Values that
 * are undefined or null are left out; lists count their entries, `key[0]`.
 * @returns text with a leading `?`, or '' without parameters
 */
export function queryOf(params: Record<string, unknown> = {}): string {
  const pairs = Object.entries(params).flatMap(([key, value]) => pairsOf(key, value));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function pairsOf(key: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([sub, inner]) => pairsOf(`${key}[${sub}]`, inner));
  }
  return [`${encodeKey(key)}=${encodeURIComponent(String(value))}`];
}

/** Brackets stay readable: servers take them either way. */
function encodeKey(key: string): string {
  return encodeURIComponent(key).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** Joins the base path and a call's path with exactly one slash, whatever either brings along. */
export function addressOf(prefix: string, path: string): string {
  return `${prefix.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** A path with its parameters filled in, encoded. */
export function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
