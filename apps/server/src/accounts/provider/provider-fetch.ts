import type { Config } from '../../config.ts';

/** More than any discovery document, set of keys or token response has. */
const MOST_BYTES = 512 * 1024;
/** Seconds for a whole answer, its body included. */
export const PROVIDER_SECONDS = 8;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the server may call this address: https, or this machine outside production. An address of the house's own
 * network is allowed, as many providers stand there and only an administrator can name one.
 */
export function isProviderAddress(address: string, { production }: Pick<Config, 'production'>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && !production && LOOPBACK.has(hostname));
}

/** `fetch` as the libraries of OpenID Connect call it. */
export type ProviderFetch = (address: string, options: RequestInit) => Promise<Response>;

/**
 * Calls the provider, bounded in time and size and without following redirects: its configuration names further
 * addresses, and none of them is trusted more than the first.
 * @returns the response with its body read; the promise is rejected where the address is not allowed, or the answer too
 *   slow or too long
 */
export function providerFetch(config: Pick<Config, 'production'>): ProviderFetch {
  return async (address, options) => {
    if (!isProviderAddress(address, config))
      throw new Error('the provider names an address that is not https');
    const signal = AbortSignal.timeout(PROVIDER_SECONDS * 1000);
    const response = await fetch(address, { ...options, redirect: 'manual', signal }).catch(unreachable);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > MOST_BYTES) throw new Error('the answer of the provider is too long');
      parts.push(part);
    }
    const body = bytes === 0 ? null : Buffer.concat(parts);
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

/** `fetch` rejects with a TypeError, which the library of OpenID Connect takes for a mistake of its caller. */
function unreachable(cause: unknown): never {
  throw cause instanceof TypeError ? new Error('the provider cannot be reached', { cause }) : cause;
}
