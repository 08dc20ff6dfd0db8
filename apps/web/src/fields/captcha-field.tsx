import {
  type CaptchaFieldProps,
  CaptchaField as PlainCaptchaField,
} from '@phial/browser/fields/captcha-field';
import { site } from '@phial/content/site';
import { useLanguage, useMessages } from '../language/language.ts';
import { earnAnswer, fetchCaptcha } from './captcha-calls.ts';

const CALLS = { fetchCaptcha, earnAnswer };
const NO_BREAK_SPACE = '\u00a0';

/** The captcha in the words of this site, with its telephone number for whoever cannot read the picture. */
export function CaptchaField(props: Omit<CaptchaFieldProps, 'words' | 'help' | 'calls'>) {
  const words = useMessages().bookingDesk.captcha;
  const help = words.help(site.hotline[useLanguage()].replaceAll(' ', NO_BREAK_SPACE));
  return <PlainCaptchaField {...props} words={words} help={help} calls={CALLS} />;
}
