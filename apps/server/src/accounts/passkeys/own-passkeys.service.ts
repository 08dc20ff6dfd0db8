import { randomUUID } from 'node:crypto';
import type {
  NewPasskey,
  NewPasskeyQuestion,
  OwnerProof,
  Passkey,
  PasskeyAssertion,
  PasskeyQuestion,
} from '@phial/contract/staff/passkey';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { readLaboratory } from '../../content/published-document.ts';
import { Refused } from '../../errors.ts';
import { lockAccount } from '../account.sql.ts';
import type { SignedIn } from '../sessions/session.service.ts';
import { confirmSession, isSessionOpen } from '../sessions/session.sql.ts';
import { newChallenge, spendChallenge } from './challenge.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow } from './passkey.sql.ts';
import { reasonOf } from './prove-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

const MOST_PASSKEYS = 10;

/** The passkeys of one's own account. */
export async function ownPasskeys(
  { db }: Pick<AppDependencies, 'db'>,
  { account }: SignedIn,
): Promise<Passkey[]> {
  return (await listPasskeys(db, account.id)).map(wirePasskey);
}

/** A challenge for one of the own passkeys, to confirm something by it. */
export async function askOwnPasskey(
  deps: AppDependencies,
  { account }: SignedIn,
  party: RelyingParty,
): Promise<PasskeyQuestion> {
  const challenge = await newChallenge(deps, { purpose: 'confirm', accountId: account.id });
  return { challenge, rpId: party.id, credentialIds: await credentialIdsOf(deps, account.id) };
}

/**
 * Confirms a session by one of the own passkeys, as a visit to the identity provider does: what asks for the own
 * password goes on without it for some minutes.
 * @throws Refused by {@link confirmOwner}; `login-expired` where the session has ended
 */
export async function confirmByPasskey(
  deps: AppDependencies,
  signedIn: SignedIn,
  passkey: PasskeyAssertion,
  party: RelyingParty,
): Promise<void> {
  await confirmOwner(deps, signedIn, { passkey }, party);
  const { sessionId: id, account } = signedIn;
  const isOpen = await confirmSession(deps.db, { id, accountId: account.id, now: deps.clock.now() });
  if (!isOpen) throw new Refused('login-expired');
}

/**
 * A challenge for a new passkey.
 * @throws Refused by {@link confirmOwner}; `passkeys-full`
 */
export async function beginPasskey(
  deps: AppDependencies,
  signedIn: SignedIn,
  proof: OwnerProof,
  party: RelyingParty,
): Promise<NewPasskeyQuestion> {
  const { id: accountId, login, displayName } = signedIn.account;
  await confirmOwner(deps, signedIn, proof, party);
  const credentialIds = await credentialIdsOf(deps, accountId);
  if (credentialIds.length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
  return {
    challenge: await newChallenge(deps, { purpose: 'add', accountId }),
    rpId: party.id,
    rpName: (await readLaboratory(deps)).name.en,
    // Says nothing about the person to whoever finds the authenticator.
    userId: Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url'),
    login,
    displayName,
    credentialIds,
  };
}

/**
 * Adds what an authenticator made for the challenge of {@link beginPasskey}, which nobody gets without confirming.
 * @throws Refused by the name; `passkey-wrong`, `passkey-taken`, `passkeys-full`; `login-expired` where the session has
 *   been ended meanwhile
 */
export async function addPasskey(
  deps: AppDependencies,
  { account, sessionId }: SignedIn,
  made: NewPasskey,
  party: RelyingParty,
): Promise<Passkey> {
  const nameError = validateName(made.name);
  if (nameError !== undefined) throw new Refused(nameError);
  const accountId = account.id;
  const challenge = await spendChallenge(deps, made.clientDataJSON, { purpose: 'add', accountId });
  const credential = challenge && (await verifiedCredential(deps, made, challenge, party));
  if (!credential) throw new Refused('passkey-wrong');
  return deps.db.transaction(async (tx) => {
    // Two tabs at once do not get past the most there may be.
    await lockAccount(tx, accountId);
    // Whoever takes the passkeys away, or links the account to the identity provider, ends its sessions: none is added
    // after that by a call that had begun before.
    if (!(await isSessionOpen(tx, sessionId))) throw new Refused('login-expired');
    if ((await listPasskeys(tx, accountId)).length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
    const id = randomUUID();
    const now = deps.clock.now();
    const row = await insertPasskey(tx, {
      id,
      accountId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: made.transports,
      name: normaliseName(made.name),
      now,
    });
    if (row === undefined) throw new Refused('passkey-taken');
    await recordEvent(tx, {
      at: now,
      actor: { account: accountId },
      action: 'passkey-added',
      detail: { passkey: id },
    });
    return wirePasskey(row);
  });
}

/**
 * Removes one of the own passkeys. Sessions that it opened go on.
 * @throws Refused by {@link confirmOwner}; `not-found`
 */
export async function removePasskey(
  deps: AppDependencies,
  signedIn: SignedIn,
  removal: { id: string; proof: OwnerProof; party: RelyingParty },
): Promise<void> {
  const { id, proof, party } = removal;
  await confirmOwner(deps, signedIn, proof, party);
  const account = signedIn.account.id;
  await deps.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, account, id))) throw new Refused('not-found');
    const detail = { passkey: id };
    await recordEvent(tx, { at: deps.clock.now(), actor: { account }, action: 'passkey-removed', detail });
  });
}

async function verifiedCredential(
  { log }: Pick<AppDependencies, 'log'>,
  { credentialId: id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
  party: RelyingParty,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        response: { clientDataJSON, attestationObject },
        type: 'public-key',
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch (error) {
    log.info({ reason: reasonOf(error) }, 'passkey refused');
    return undefined;
  }
}

async function credentialIdsOf({ db }: Pick<AppDependencies, 'db'>, accountId: string): Promise<string[]> {
  return (await listPasskeys(db, accountId)).map(({ credentialId }) => credentialId.toString('base64url'));
}

function wirePasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    passkeyId: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
