import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refused } from '../../errors.ts';

/** Whose passkeys these are, in the words of WebAuthn: a passkey works at one host only. */
export interface RelyingParty {
  /** The host, without scheme and port. */
  readonly id: string;
  /** Where the page that asked must have come from. */
  readonly origin: string;
}

/**
 * That of `PUBLIC_URL`; without it the host that was asked, as sessions take it.
 * @throws Refused `passkey-wrong` where that is no host
 */
export function relyingPartyOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): RelyingParty {
  const address = publicUrl ?? `${protocol}://${host}`;
  if (!URL.canParse(address)) throw new Refused('passkey-wrong');
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}
