import { type Notice, notify, showAlert } from '@phial/browser/notices/notices';
import { siteSettings } from '@phial/browser/site-settings';
import { CallError } from '@phial/client/call-error';
import { currentLanguage, currentMessages } from '../language/language.ts';

/**
 * The words of a call that has just failed, to be asked again after a change of the language: those it came with, and
 * in another language those of the catalogue.
 */
function callErrorWords(error: CallError): () => string {
  const saidIn = currentLanguage();
  return () => (currentLanguage() === saidIn ? error.msg : (catalogueText(error) ?? error.msg));
}

function catalogueText({ kind, code, error }: CallError): string | undefined {
  const { client, refusals } = currentMessages().errors;
  switch (kind) {
    case 'network':
      return client.connectionAbnormal;
    case 'timeout':
      return client.requestTimedOut;
    case 'status':
      return client.statusAbnormal(code);
    case 'duplicate':
      return client.duplicate;
    case 'refused':
      return Object.entries(refusals).find(([refusal]) => refusal === error)?.[1];
  }
}

/**
 * Shows a failed call as one error toast with its words; an unexpected failure has the number of the request with it,
 * small. Screens that asked for `ownMessage` use it when they want the usual toast after all. Anything but a
 * `CallError` is left alone.
 * @param show where the toast belongs to one screen: the `show` of its own notices
 */
export function notifyCallError(error: unknown, show: (notice: Notice) => void = notify): void {
  if (!(error instanceof CallError)) return;
  const { requestId, isUnexpected } = error;
  show({
    tone: 'error',
    text: callErrorWords(error),
    detail:
      isUnexpected && requestId !== undefined
        ? () => currentMessages().errors.client.requestId(requestId)
        : undefined,
  });
}

/**
 * The alerts of codes 301 and 500. After the alert of 301 the staff and doctor
 * site opens in the same tab. Other errors have none.
 */
export function alertCallError(error: CallError): void {
  if (error.kind !== 'refused') return;
  const { client } = currentMessages().errors;
  if (error.code === 301) {
    void showAlert(client.loginExpired).then(() => location.assign(siteSettings().adminSite));
  } else if (error.code === 500) {
    void showAlert(client.contactAdministrator);
  }
}

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
