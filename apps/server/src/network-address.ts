/**
 * An address without the part that tells one household from the next: /24, or /48 for IPv6.
 * For logs: enough to see where a flood comes from, too little to find a person.
 * @param address as `request.ip` gives it; that is undefined once the caller has hung up
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const v4 = v4Of(address);
  if (v4 !== undefined) return `${v4.slice(0, v4.lastIndexOf('.'))}.0/24`;
  return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
}

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6
 * address, since one machine may use all of it.
 * @param address as `request.ip` gives it; that is undefined once the caller has hung up
 */
export function callerOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  return v4Of(address) ?? groupsOf(address).slice(0, 4).join(':');
}

/** IPv4, plain or mapped into IPv6 (`::ffff:192.0.2.1`). */
function v4Of(address: string): string | undefined {
  return address.match(/(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/)?.[1];
}

/** The eight groups of an IPv6 address; a zone is left out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}
