import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config.ts';

type AddressRules = Pick<Config, 'production' | 'webhookPrivateAddresses'>;

/** Code of the error of a connection that would have gone to an address no webhook may be sent to. */
export const ADDRESS_REFUSED = 'ERR_WEBHOOK_ADDRESS';

/**
 * Whether webhooks may be sent to an address: a public one, one in the networks of `WEBHOOK_PRIVATE_ADDRESSES`, and
 * outside production the loopback interface. An administrator of the site may name any host, and must not reach with
 * it what only this machine can reach (a database, the metadata of a cloud).
 */
export function mayReceive(address: string, { production, webhookPrivateAddresses }: AddressRules): boolean {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return false;
  // IPv4 mapped into IPv6 is judged as IPv4.
  const parsed = ipaddr.process(plain);
  const range = parsed.range();
  if (range === 'unicast' || (range === 'loopback' && !production)) return true;
  return webhookPrivateAddresses.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match(base, bits);
  });
}

/**
 * What connections resolve a name with: of its addresses only those that may receive. The check is part of
 * connecting, so a name that resolves differently a moment later gains nothing.
 */
export function checkedLookup(rules: AddressRules): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, []);
      const allowed = found.filter(({ address }) => mayReceive(address, rules));
      const [first] = allowed;
      if (first === undefined) return answer(refusedAddress(), []);
      return options.all === true ? answer(null, allowed) : answer(null, first.address, first.family);
    });
  };
}

function refusedAddress(): NodeJS.ErrnoException {
  return Object.assign(new Error('no address of the name may receive webhooks'), { code: ADDRESS_REFUSED });
}

/**
 * Whether a URL may be that of an endpoint: `https:`, or `http:` to the loopback interface outside production; no
 * user or password, which would be kept in the open; an address written as such is judged at once, as no name is
 * resolved for it.
 */
export function isEndpointUrl(text: string, rules: AddressRules): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !mayReceive(host, rules)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && !rules.production && isLoopback(host));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}
