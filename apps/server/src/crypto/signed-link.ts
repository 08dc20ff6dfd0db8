import type { KeyRing } from './key-ring.ts';

/** What a link opens. One made for one purpose never opens anything else. */
export type LinkPurpose = 'booking' | 'waiting' | 'reminders-off' | 'delivery-reports';

export interface SignedLink {
  /** Of the record, a UUID. */
  id: string;
  /** A record whose links were ended has a higher one. 0 to 65,535. */
  version: number;
}

const UUID_BYTES = 16;
const VERSION_BYTES = 2;

/** 132 bits: enough against guessing, and short enough for a text message. */
const SIGNATURE_CHARACTERS = 22;

/**
 * The token of a link that a message carries: `keyId.payload.signature`, the payload being the id of the record and
 * the version of its links. Nothing in it is personal, and nobody can make one without the key. When it ends, the
 * record says.
 */
export function issueSignedLink(keys: KeyRing, purpose: LinkPurpose, { id, version }: SignedLink): string {
  const bytes = Buffer.alloc(UUID_BYTES + VERSION_BYTES);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUInt16BE(version, UUID_BYTES);
  const payload = bytes.toString('base64url');
  const { keyId, signature } = keys.sign(signedText(purpose, payload), SIGNATURE_CHARACTERS);
  return `${keyId}.${payload}.${signature}`;
}

/** @returns undefined when it is altered or made for something else; the two cannot be distinguished */
export function readSignedLink(keys: KeyRing, purpose: LinkPurpose, token: string): SignedLink | undefined {
  const [, keyId = '', payload = '', signature = ''] = token.match(/^([\w-]+)\.([\w-]+)\.([\w-]+)$/) ?? [];
  const text = signedText(purpose, payload);
  if (!keys.verify(text, keyId, signature, SIGNATURE_CHARACTERS)) return undefined;
  const bytes = Buffer.from(payload, 'base64url');
  if (bytes.length !== UUID_BYTES + VERSION_BYTES) return undefined;
  const hex = bytes.toString('hex', 0, UUID_BYTES);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, version: bytes.readUInt16BE(UUID_BYTES) };
}

/** The prefix keeps a signature made for something else from passing as a link. */
function signedText(purpose: LinkPurpose, payload: string): string {
  return `${purpose}-link\n${payload}`;
}
