import { CaptchaField, type CaptchaFieldProps } from '@phial/browser/fields/captcha-field';
import { site } from '@phial/content/site';
import { issueCaptcha } from '@phial/contract/calls/captchas';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { earnAnswer } from '../work-calls.ts';

const CALLS = {
  fetchCaptcha: async () => (await send(issueCaptcha, { ownMessage: true })).data,
  earnAnswer,
};
const NO_BREAK_SPACE = '\u00a0';

/** The captcha in the words of this site, with its telephone number for whoever cannot read the picture. */
export function CaptchaBox(props: Omit<CaptchaFieldProps, 'words' | 'help' | 'calls'>) {
  const words = useMessages().accounts.register.captcha;
  const help = words.help(site.hotline[useLanguage()].replaceAll(' ', NO_BREAK_SPACE));
  return <CaptchaField {...props} words={words} help={help} calls={CALLS} />;
}
