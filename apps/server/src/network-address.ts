import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks an address belongs to, from the narrowest to the widest. */
export interface Networks {
  /** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, since one machine may use all of it. */
  readonly caller: string;
  /** What one customer is often given: the /56 of an IPv6 address; IPv4 has none. */
  readonly customer: string | undefined;
  /** The /48 of an IPv6 address, the /24 of an IPv4 address. */
  readonly network: string;
}

const UNKNOWN: Networks = { caller: 'unknown', customer: undefined, network: 'unknown' };

/**
 * @param address as `request.ip` gives it; that is undefined once the caller has hung up. IPv4 mapped into IPv6
 *   counts as IPv4, in whatever spelling. What is no address shares one set of networks with everything else that is none.
 */
export function networksOf(address: string | undefined): Networks {
  // The usual spelling, which needs no parser; each line of the log asks for it.
  if (address !== undefined && isIPv4(address)) return networksOfIPv4(address);
  const plain = address?.split('%')[0] ?? '';
  if (!isAddress(plain)) return UNKNOWN;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv6) {
    return {
      caller: prefixOf(parsed, 64),
      customer: prefixOf(parsed, 56),
      network: prefixOf(parsed, 48),
    };
  }
  return networksOfIPv4(parsed.toString());
}

/** @param address four decimal numbers without leading noughts */
function networksOfIPv4(address: string): Networks {
  const network = `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  return { caller: address, customer: undefined, network };
}

/** The widest network of an address, for logs: enough to see where a flood comes from, too little to find a person. */
export function networkOf(address: string | undefined): string {
  return networksOf(address).network;
}

/** Leaves of `X-Forwarded-For` what can be believed, before anybody asks for `request.ip`. */
export function believeForwardedFor(headers: IncomingHttpHeaders): void {
  const header = headers['x-forwarded-for'];
  if (header === undefined) return;
  const believed = believableForwardedFor([header].flat().join(','));
  if (believed === undefined) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = believed;
}

/**
 * The part of an `X-Forwarded-For` header that can be believed: each proxy adds its caller at the end, so everything
 * before the last entry that is no address was made up by whoever called. A port behind an address is left out.
 * @returns undefined when nothing remains
 */
export function believableForwardedFor(header: string): string | undefined {
  const entries = header.split(',').map(withoutPort);
  const lastWrong = entries.findLastIndex((entry) => !isAddress(entry));
  const believed = entries.slice(lastWrong + 1);
  return believed.length === 0 ? undefined : believed.join(', ');
}

/** As proxies write it: the library alone takes `7` and `1.2.3` for addresses as well. */
function isAddress(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
}

/** `192.0.2.1:443` and `[2001:db8::1]:443` as some proxies write them. */
function withoutPort(entry: string): string {
  const text = entry.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  return inBrackets ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

function prefixOf(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString()}/${bits}`;
}
