import { CallError } from '@phial/browser/api/call-error';
import { notify, showAlert } from '@phial/browser/notices/notices';
import { siteSettings } from '@phial/browser/site-settings';
import { currentMessages } from '../language/language.ts';

/**
 * Shows a failed call as one error toast with its words and, small, the number
 * of the request. Screens that asked for `ownMessage` use it when they want the
 * usual toast after all. Anything but a `CallError` is left alone.
 */
export function notifyCallError(error: unknown): void {
  if (!(error instanceof CallError)) return;
  const { requestId } = error;
  notify({
    tone: 'error',
    text: error.msg,
    ...(requestId === undefined ? {} : { detail: currentMessages().errors.client.requestId(requestId) }),
  });
}

/**
 * The alerts of codes 301 and 500 (ERR-002 to 004). After the alert of 301 the
 * staff and doctor site opens in the same tab (D-96). Other errors have none.
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
