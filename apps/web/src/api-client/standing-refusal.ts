import { CallError } from '@phial/client/call-error';
import { callErrorWords } from './error-notices.ts';

/** What keeps a form from going on after the server said no; it stands in the page when the toast has gone. */
export interface StandingRefusal {
  /** Beside the captcha, or at the foot of the form. */
  at: 'captcha' | 'form';
  /** In the language of the moment. */
  text: () => string;
}

const AT_CAPTCHA: readonly (string | undefined)[] = ['captcha-wrong', 'captcha-required'];

/** @returns undefined for anything but a failed call */
export function standingRefusal(error: unknown): StandingRefusal | undefined {
  if (!(error instanceof CallError)) return undefined;
  return { at: AT_CAPTCHA.includes(error.error) ? 'captcha' : 'form', text: callErrorWords(error) };
}
