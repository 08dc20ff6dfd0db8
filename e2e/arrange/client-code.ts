import type { Captcha } from '@phial/contract/captcha';
import type { ClientInformationCode, ClientInformationRequest } from '@phial/contract/client-information';
import { IDENTITY_CARD } from '@phial/domain/client-information-form';
import type { APIRequestContext } from '@playwright/test';
import { CAPTCHA_ANSWER } from './booking-api.ts';
import type { TestPerson } from './person.ts';

/** The content of the QR code a visitor gets for the client information form. */
export async function clientCode(
  request: APIRequestContext,
  { name, docNo, telNo }: TestPerson,
): Promise<string> {
  const captcha: { data: Captcha } = await (await request.get('/api/auth/code')).json();
  const data: ClientInformationRequest = {
    enName: name,
    birthday: '1946-02-08',
    sex: 'M',
    cardType: IDENTITY_CARD,
    idCard: docNo,
    telephone: telNo,
    telephone2: telNo,
    uuid: captcha.data.uuid,
    captcha: CAPTCHA_ANSWER,
    language: 'en',
  };
  const response = await request.post('/api/onsite/client-information', { data });
  const answer: { code: number; msg: string; data: ClientInformationCode } = await response.json();
  if (answer.code !== 200) throw new Error(`the form was refused: ${answer.code} ${answer.msg}`);
  return answer.data.token;
}
