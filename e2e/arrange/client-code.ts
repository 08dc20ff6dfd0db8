import { issueCaptcha } from '@phial/contract/calls/captchas';
import { issueClientInformationCode } from '@phial/contract/calls/on-site';
import { IDENTITY_CARD } from '@phial/domain/booking/client-information-form';
import type { APIRequestContext } from '@playwright/test';
import { CAPTCHA_ANSWER } from './booking-api.ts';
import type { TestPerson } from './person.ts';
import { send } from './send.ts';

/** The content of the QR code a visitor gets for the client information form. */
export async function clientCode(
  request: APIRequestContext,
  { name, docNo, telNo }: TestPerson,
): Promise<string> {
  const { uuid } = await send(request, issueCaptcha);
  const { token } = await send(request, issueClientInformationCode, {
    body: {
      enName: name,
      birthday: '1946-02-08',
      sex: 'M',
      cardType: IDENTITY_CARD,
      idCard: docNo,
      telephone: telNo,
      telephone2: telNo,
      uuid,
      captcha: CAPTCHA_ANSWER,
      language: 'en',
    },
  });
  return token;
}
