import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import type { Queryable } from '../../db/pool.ts';
import { type ProviderRow, readProviderRow, writeProviderRow } from './provider-settings.sql.ts';

/** The settings of a provider that a configuration carries from one system to another. */
export type CarriedProvider = Pick<
  IdentityProvider,
  'issuer' | 'clientId' | 'scopes' | 'button' | 'groupsClaim' | 'nameClaim' | 'mapping'
>;

/**
 * Writes the settings. A client that this system does not know yet has no secret, and is off until an administrator
 * turns it on; the known one keeps both.
 * @param tx has the key of secrets (`holdCurrentKey`), so that a secret that stays is not encrypted anew meanwhile
 */
export async function putCarriedProvider(tx: Queryable, settings: CarriedProvider, now: Date): Promise<void> {
  let written: ProviderRow | undefined;
  // Again where somebody has changed the settings between reading and writing.
  while (written === undefined) {
    const former = await readProviderRow(tx);
    const isKnown = former?.issuer === settings.issuer && former.clientId === settings.clientId;
    const kept = isKnown
      ? { enabled: former.enabled, secretKeyId: former.secretKeyId, clientSecret: former.clientSecret }
      : { enabled: false, secretKeyId: null, clientSecret: null };
    const { id = randomUUID(), version = 0 } = former ?? {};
    written = await writeProviderRow(tx, { ...settings, ...kept, id, version, now });
  }
}
