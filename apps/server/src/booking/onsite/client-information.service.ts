import type { ClientInformationCode, ClientInformationRequest } from '@phial/contract/client-information';
import { CLIENT_INFORMATION_SECONDS } from '@phial/domain/client-information-code';
import { checkClientInformation } from '@phial/domain/client-information-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import { spendCaptcha } from '../../captcha/captcha.service.ts';
import { Refused } from '../../errors.ts';
import { encryptClientInformation } from './client-information-code.ts';

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
