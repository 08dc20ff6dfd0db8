import type { Config } from '../../config.ts';

/** A cookie that scripts cannot read and no other website can make a browser send. */
export interface AccountCookie {
  readonly name: string;
  /** As the value of a `Set-Cookie` header. */
  set(value: string): string;
  clear(): string;
}

/** Where a person often signs in is remembered for half a year. */
const DEVICE_SECONDS = 180 * 24 * 3600;
/** A visit to the identity provider. */
const VISIT_SECONDS = 600;

/**
 * The cookie of the session lasts as long as the browser is open, and on the
 * server as the session does. Over plain HTTP it goes to the calls only, the
 * one of the device to the sign-in only; over HTTPS the prefix `__Host-` asks
 * for the path `/`, and is worth it: no other host of the same domain can
 * plant a cookie under such a name.
 */
export function accountCookies(config: Pick<Config, 'publicUrl' | 'apiPrefix'>) {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return {
    session: cookie('phial_session', config.apiPrefix, secure),
    // The provider sends the browser back from another site, and to a page: `Lax` lets the cookie come along there.
    visit: cookie(
      'phial_provider',
      `${config.apiPrefix}/staff/session/provider`,
      secure,
      VISIT_SECONDS,
      'Lax',
    ),
    device: cookie('phial_device', `${config.apiPrefix}/staff/session`, secure, DEVICE_SECONDS),
  };
}

/** @param header `Cookie` as it came */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

function cookie(
  plainName: string,
  path: string,
  secure: boolean,
  seconds?: number,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): AccountCookie {
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=${secure ? '/; Secure' : path}; HttpOnly; SameSite=${sameSite}`;
  return {
    name,
    set: (value) => `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
