import type {
  ClientInformationCode,
  ClientInformationRequest,
} from '@phial/contract/booking/client-information';
import { CLIENT_INFORMATION_SECONDS } from '@phial/domain/booking/client-information-code';
import {
  type ClientInformation,
  checkClientInformation,
} from '@phial/domain/booking/client-information-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import { spendCaptcha } from '../../captcha/captcha.service.ts';
import type { Clock } from '../../clock.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { Refused } from '../../errors.ts';

const EXPIRY_BYTES = 6;

/**
 * In this order, a line each: names of fields would make the QR code denser and
 * harder to scan. Codes live an hour, so a new order needs no version.
 */
const LINES = [
  'userName',
  'enName',
  'birthday',
  'sex',
  'cardType',
  'idCard',
  'travelCardType',
  'travelCardNumber',
  'telephone',
  'email',
] as const satisfies readonly (keyof ClientInformation)[];

/**
 * The content of a client information QR code (docs/rules/on-site.md#client-information-code):
 * `keyId.encrypted`, encrypted being the expiry (milliseconds since 1970, 48 bits) and the client under
 * AES-256-GCM. Nothing of it is kept here.
 * @param client normalised by `checkClientInformation`: no field has a line break
 */
export function encryptClientInformation(
  keys: KeyRing,
  clock: Clock,
  client: ClientInformation,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(clock.now().getTime() + CLIENT_INFORMATION_SECONDS * 1000);
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(expiresAt.getTime(), 0, EXPIRY_BYTES);
  const lines = Buffer.from(LINES.map((field) => client[field]).join('\n'));
  const { keyId, bytes } = keys.encryptCarried('client-information', Buffer.concat([expiry, lines]));
  return { token: `${keyId}.${bytes.toString('base64url')}`, expiresAt };
}

/**
 * @param token as a scanner or a person hands it over
 * @throws Refused `qr-code-invalid` when it is forged, of another laboratory, cut off or an hour old; the same for each
 */
export function decryptClientInformation(keys: KeyRing, clock: Clock, token: string): ClientInformation {
  const [, keyId, encrypted] = /^([\w-]+)\.([\w-]+)$/.exec(token.trim()) ?? [];
  if (keyId === undefined || encrypted === undefined) throw new Refused('qr-code-invalid');
  const bytes = Buffer.from(encrypted, 'base64url');
  // base64url spells the same bytes in several ways, and only one of them is ours.
  if (bytes.toString('base64url') !== encrypted) throw new Refused('qr-code-invalid');
  const content = keys.decryptCarried('client-information', keyId, bytes);
  if (content === undefined || content.readUIntBE(0, EXPIRY_BYTES) <= clock.now().getTime())
    throw new Refused('qr-code-invalid');
  const lines = content.subarray(EXPIRY_BYTES).toString('utf8').split('\n');
  const client = Object.fromEntries(LINES.map((field, line) => [field, lines[line] ?? '']));
  return client as Record<(typeof LINES)[number], string>;
}

/**
 * Checks a client information form and encrypts it for a QR code.
 * Nothing is stored: the code is the only copy.
 * @throws Refused by the rules of the form, limits and captcha, in this order
 */
export async function issueClientInformationCode(
  deps: AppDependencies,
  call: { body: ClientInformationRequest; address: string },
): Promise<ClientInformationCode> {
  const { uuid, captcha, language: _, ...form } = call.body;
  const checked = checkClientInformation(form, dayOf(deps.clock.now()));
  if ('error' in checked) throw new Refused(checked.error);
  await deps.limits.consume('client-information', { address: call.address });
  await spendCaptcha(deps, { uuid, captcha }, call.address);
  const { token, expiresAt } = encryptClientInformation(deps.keys, deps.clock, checked.client);
  return { token, expiresAt: expiresAt.toISOString(), secondsLeft: CLIENT_INFORMATION_SECONDS };
}
