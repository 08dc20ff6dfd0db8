import { type Clock, systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { issueCheckToken } from '../../crypto/check-token.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { systemErrorCode } from '../../system-error.ts';
import { type Finding, failed, good, leftOut, warning } from './finding.ts';
import { CLAIMED_ADDRESS, requestAsVisitor, type VisitorRequest } from './visitor-request.ts';

const CLOCK_TOLERANCE = 5_000;
const DAY = 86_400_000;
/** Days before its end at which a certificate should have been renewed. */
const RENEWAL_DAYS = 21;

interface Visit {
  readonly config: Config;
  readonly keys: KeyRing | undefined;
  /** The server's, which differs from the machine's in tests. */
  readonly clock: Clock;
  /** Instead of `PUBLIC_URL`. */
  readonly url: string | undefined;
}

/** The address of the visitors: proxy, certificate and clock, by a request as theirs are. */
export async function checkAddress({ config, keys, clock, url }: Visit): Promise<Finding[]> {
  const address = url ?? config.publicUrl;
  if (address === undefined) {
    const text = 'PUBLIC_URL is not set: links in messages, passkeys and search engines need it';
    return [config.production ? failed('address', text) : leftOut('address', text)];
  }
  if (keys === undefined) return [leftOut('address', 'the request is signed with the keys')];
  const target = new URL(`${config.apiPrefix}/seen-request`, address);
  try {
    return judge(target, await requestAsVisitor(target, issueCheckToken(keys, clock.now())), config);
  } catch (error) {
    const reason = systemErrorCode(error) ?? (error instanceof Error ? error.message : String(error));
    return [
      failed(
        'address',
        `${target.origin} cannot be reached (${reason}): see proxy, firewall, DNS and certificate`,
      ),
    ];
  }
}

function judge(target: URL, visit: VisitorRequest, { production }: Config): Finding[] {
  const now = systemClock().now().getTime();
  const { status, seen, date, certificateEnds } = visit;
  if (seen === undefined) {
    const text = `${target.origin} answers ${status} without what this server knows: another server, other keys, or a proxy that keeps ${target.pathname} to itself`;
    return [failed('address', text)];
  }
  const findings = [checkScheme(target, production), checkProxy(target, visit, seen)];
  if (date !== undefined) {
    const difference = date.getTime() - now;
    findings.push(
      Math.abs(difference) <= CLOCK_TOLERANCE
        ? good('clock of the site', 'agrees with this machine')
        : failed(
            'clock of the site',
            `differs by ${Math.round(difference / 1000)} s from this machine: set both by NTP`,
          ),
    );
  }
  if (certificateEnds !== undefined) {
    const days = Math.floor((certificateEnds.getTime() - now) / DAY);
    findings.push(
      days > RENEWAL_DAYS
        ? good('certificate', `good for ${days} days`)
        : warning('certificate', `ends in ${days} days: see that it is renewed`),
    );
  }
  return findings;
}

function checkScheme({ origin, protocol }: URL, production: boolean): Finding {
  if (protocol === 'https:') return good('address', `${origin} answers`);
  return production
    ? failed('address', `${origin} is not https: sessions and personal data cross the network in clear`)
    : warning('address', `${origin} answers, but not by https`);
}

/** What the server has to see of a visitor: the own address, protocol and host, and none that is only claimed. */
function checkProxy(
  target: URL,
  { ownAddress }: VisitorRequest,
  seen: NonNullable<VisitorRequest['seen']>,
): Finding {
  const subject = 'proxy';
  const own = plain(ownAddress);
  const address = plain(seen.address);
  const peer = plain(seen.peer);
  if (address === CLAIMED_ADDRESS) return believedClaim(subject, own);
  if (seen.forwarded && address === peer && address !== own) {
    return failed(
      subject,
      `all visitors are ${peer} to the server, which does not believe the proxy there: add it to TRUST_PROXY and restart`,
    );
  }
  if (!seen.forwarded && (target.protocol === 'https:' || peer !== own)) {
    return failed(
      subject,
      `all visitors are ${peer} to the server: let the proxy there set X-Forwarded-For and X-Forwarded-Proto`,
    );
  }
  if (`${seen.protocol}:` !== target.protocol) {
    return failed(
      subject,
      `the server takes requests for ${seen.protocol}: let the proxy set X-Forwarded-Proto, and TRUST_PROXY`,
    );
  }
  if (seen.host !== target.host) {
    return warning(
      subject,
      `the server sees the host ${seen.host}: let the proxy pass the header Host unchanged`,
    );
  }
  const what = `the server sees the address ${address} and ${seen.protocol}`;
  if (address === own) return good(subject, what);
  return warning(subject, `${what}, and this machine is ${own}: right if addresses are translated between`);
}

/** IPv4 mapped into IPv6 as IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, '');
}

/** From this machine a proxy that adds to the header, and is believed together with its machine, looks the same. */
function believedClaim(subject: string, own: string): Finding {
  const text =
    'the server believes an address that the visitor claims: let the proxy replace X-Forwarded-For, and set TRUST_PROXY to the proxies alone';
  return /^127\.|^::1$/.test(own)
    ? warning(subject, `${text}; right only for requests from this machine, so try --url from another one`)
    : failed(subject, text);
}
