import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { Instant, PersonText } from '../text.ts';

/** Bytes as WebAuthn's JSON has them: base64url without padding. */
const Bytes = (maxLength: number, description: string) =>
  Type.String({
    pattern: '^[\\w-]+$',
    maxLength,
    description: `${description}; base64url`,
    examples: ['c2FtcGxlIGJ5dGVz'],
  });

const PasswordText = PersonText(600, 'As it is');
const PasskeyName = PersonText(400, 'Chosen by its owner, 1 to 100 characters', 'Telephone');

/** What an authenticator signed; the members of WebAuthn's `AuthenticationResponseJSON` that prove it. */
export const PasskeyAssertion = ClosedObject({
  credentialId: Bytes(1400, 'Of the passkey'),
  clientDataJSON: Bytes(4000, 'With the challenge and the origin'),
  authenticatorData: Bytes(4000, 'With the relying party and the counter'),
  signature: Bytes(4000, 'Over both'),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/** The owner once more, as a session may have been left open: by the password, or by a passkey of the account. */
const proof = {
  password: Type.Optional(PasswordText),
  passkey: Type.Optional(PasskeyAssertion),
};
export const OwnerProof = ClosedObject(proof);
export type OwnerProof = Static<typeof OwnerProof>;

/** To be handed to the browser's `navigator.credentials.get`. */
export const PasskeyQuestion = Type.Object({
  challenge: Type.String({ description: 'base64url; good once, for five minutes' }),
  rpId: Type.String({ description: 'The host that passkeys belong to' }),
  credentialIds: Type.Array(Type.String(), {
    description: 'Which passkeys will do; empty where any may answer',
  }),
});
export type PasskeyQuestion = Static<typeof PasskeyQuestion>;

/** To be handed to `navigator.credentials.create`. */
export const NewPasskeyQuestion = Type.Object({
  challenge: Type.String({ description: 'base64url; good once, for five minutes' }),
  rpId: Type.String({ description: 'The host that passkeys belong to' }),
  rpName: Type.String({ description: 'Name of the laboratory' }),
  userId: Type.String({ description: 'base64url; what a passkey keeps of the account' }),
  login: Type.String(),
  displayName: Type.String(),
  credentialIds: Type.Array(Type.String(), { description: 'What the account has already' }),
});
export type NewPasskeyQuestion = Static<typeof NewPasskeyQuestion>;

/** What an authenticator made; the members of WebAuthn's `RegistrationResponseJSON` that prove it. */
export const NewPasskey = ClosedObject({
  name: PasskeyName,
  credentialId: Bytes(1400, 'Of the passkey'),
  clientDataJSON: Bytes(4000, 'With the challenge and the origin'),
  attestationObject: Bytes(16_000, 'With the public key'),
  transports: Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$', examples: ['internal'] }), {
    maxItems: 8,
    description: 'Where the browser finds the authenticator: internal, hybrid, usb, nfc, ble',
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** A passkey as its owner sees it. */
export const Passkey = Type.Object({
  passkeyId: Type.String({ format: 'uuid' }),
  name: PasskeyName,
  createdAt: Instant('When it was added'),
  lastUsedAt: Nullable(Instant('Last sign-in or confirmation by it')),
});
export type Passkey = Static<typeof Passkey>;
