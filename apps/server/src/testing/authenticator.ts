import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '@phial/contract/staff/passkey';

/** Bits of the flags of authenticator data (WebAuthn, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Signing {
  challenge: string;
  /** Where the page stands that asks; `http://localhost` unless told. */
  origin?: string;
  rpId?: string;
  /** Whether it has checked who holds it; it has, unless told. */
  verified?: boolean;
}

export type Authenticator = ReturnType<typeof softwareAuthenticator>;

/**
 * One passkey as an authenticator keeps it: a P-256 key whose signatures are real.
 * @param counts whether it counts its signatures, as hardware keys do
 */
export function softwareAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  function authenticatorData({ rpId = 'localhost', verified = true }: Signing, attested?: Buffer): Buffer {
    if (counts) counter += 1;
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested === undefined ? 0 : HAS_KEY);
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number, attested ?? Buffer.alloc(0)]);
  }

  return {
    /** A new passkey, for `POST /staff/passkeys`. */
    make(signing: Signing, name = 'Telephone'): NewPasskey {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)]);
      const data = authenticatorData(signing, attested);
      return {
        name,
        credentialId: id,
        clientDataJSON: clientData('webauthn.create', signing),
        attestationObject: Buffer.concat([
          Buffer.from([0xa3]),
          cborText('fmt'),
          cborText('none'),
          cborText('attStmt'),
          Buffer.from([0xa0]),
          cborText('authData'),
          Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
          data,
        ]).toString('base64url'),
        transports: ['internal'],
      };
    },
    /** A signature, for a sign-in or a confirmation. */
    sign(signing: Signing): PasskeyAssertion {
      const clientDataJSON = clientData('webauthn.get', signing);
      const data = authenticatorData(signing);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        credentialId: id,
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
    /** Sets the counter back, as in a copy made earlier. */
    rewind(signatures: number): void {
      counter -= signatures;
    },
  };
}

function clientData(type: string, { challenge, origin = 'http://localhost' }: Signing): string {
  const json = JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return Buffer.from(json).toString('base64url');
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** CBOR of a text of fewer than 24 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** An ES256 public key as COSE writes it: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` (RFC 9053). */
function coseKey(x = '', y = ''): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
