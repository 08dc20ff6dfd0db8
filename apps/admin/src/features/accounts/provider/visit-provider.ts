import { beginProviderSignIn, confirmAtProvider } from '@phial/contract/calls/identity-provider';
import { send } from '../../../api-client/client.ts';

/** Pages that the browser may come back to; see `ProviderSignInRequest`. */
const RETURN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
/** Where the window of a confirmation ends. */
const CONFIRMED_PAGE = '/my-account';

/**
 * Sends the browser to the identity provider to sign in. Providers refuse to be shown in a frame, so inside the public
 * site's page the whole window goes there.
 * @param pathname the page to come back to
 * @throws CallError that no toast has shown
 */
export async function signInAtProvider(pathname: string): Promise<void> {
  const { address } = await beginSignIn(pathname);
  (window.top ?? window).location.assign(address);
}

/**
 * The same in a window of its own, so that what is typed on this page stays.
 * @returns false where the browser does not allow another window
 * @throws CallError that no toast has shown
 */
export function signInInWindow(pathname: string): Promise<boolean> {
  return visitInWindow(() => beginSignIn(pathname));
}

/**
 * Asks the provider, in a window of its own, to confirm who one is.
 * @returns false where the browser does not allow another window
 * @throws CallError that no toast has shown
 */
export function confirmInWindow(): Promise<boolean> {
  return visitInWindow(() =>
    send(confirmAtProvider, { body: { returnPath: CONFIRMED_PAGE }, ownMessage: true }),
  );
}

function beginSignIn(pathname: string): Promise<{ address: string }> {
  const returnPath = RETURN_PATH.test(pathname) ? pathname : '/';
  return send(beginProviderSignIn, { body: { returnPath }, ownMessage: true });
}

async function visitInWindow(begin: () => Promise<{ address: string }>): Promise<boolean> {
  // By the press itself: once the server has answered, browsers take a new window for a pop-up.
  const opened = window.open('', '_blank');
  if (opened === null) return false;
  try {
    opened.location.href = (await begin()).address;
    return true;
  } catch (error) {
    opened.close();
    throw error;
  }
}
