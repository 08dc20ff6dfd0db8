import {
  type CaptchaFieldProps,
  CaptchaField as PlainCaptchaField,
} from '@phial/browser/fields/captcha-field';
import { laboratory } from '@phial/browser/published/published-document';
import { useLanguage, useMessages } from '../language/language.ts';
import { earnAnswer, fetchCaptcha } from './captcha-calls.ts';

const CALLS = { fetchCaptcha, earnAnswer };
const NO_BREAK_SPACE = '\u00a0';

/** The captcha in the words of this site, with its telephone number for whoever cannot read the picture. */
export function CaptchaField(props: Omit<CaptchaFieldProps, 'words' | 'help' | 'calls'>) {
  const words = useMessages('booking').bookingDesk.captcha;
  const language = useLanguage();
  const help = words.help(laboratory().hotline?.text[language].replaceAll(' ', NO_BREAK_SPACE));
  return <PlainCaptchaField {...props} words={words} help={help} calls={CALLS} />;
}
