/** What stands around every page of the staff and doctor site. */
export const shell = {
  siteName: 'Staff site',
  doctorSiteName: 'Doctor site',
  skip: 'Skip to the content',
  language: 'Language',
  languageFailed: 'The language could not be changed. Please check your connection and try again.',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  website: 'Back to the website',
  myAccount: 'My account',
  signOut: 'Sign out',
  notices: {
    region: 'Messages',
    dismiss: 'Dismiss this message',
    alertTitle: 'Please note',
    ok: 'OK',
  },
  groups: {
    desk: 'Front desk',
    site: 'Website',
    oversight: 'Overview',
    doctor: 'My patients',
    account: 'Account',
  },
  page: {
    loading: 'Loading',
    failed: 'This page could not be loaded',
    failedHint: 'Please check your connection and try again.',
    broken: 'This page has stopped working',
    brokenHint: 'Please try again. If it happens again, tell your administrator when it happened.',
    tryAgain: 'Try again',
    reload: 'Reload the site',
    notFound: 'Page not found',
    notFoundHint: 'The address may be incomplete, or your role does not include this page.',
    toStart: 'To the start page',
  },
  session: {
    starting: 'Checking your sign-in',
    leaving: 'Signing you out',
    ended: 'Your sign-in has ended',
    endedHint: 'Please sign in again. What you have typed is still there.',
    other: 'Somebody else has signed in',
    otherHint: (name: string) =>
      `Somebody else has signed in from another tab of this browser, so nothing more can be done on this page. To continue as ${name}, sign in again: what you have typed is still there.`,
    newcomerHint:
      'Or continue as the person who has signed in. What is typed on this page will then be lost.',
    newcomer: 'Leave this page',
  },
  table: {
    filter: 'Filter',
    filterHint: 'Type part of any row',
    count: (shown: number, all: number) => (shown === all ? `${all} in all` : `${shown} of ${all}`),
    countSoFar: (shown: number, fetched: number) =>
      shown === fetched
        ? `${fetched} loaded, there are more`
        : `${shown} of the ${fetched} loaded, there are more`,
    none: 'Nothing matches',
    order: 'Order',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
    clear: 'Clear the filter',
    more: (count: number) => `Show ${count} more`,
    export: 'Export as CSV',
  },
};
