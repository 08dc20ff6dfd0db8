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
    brokenHint: 'Please try again. If it happens again, tell your administrator the time at which it did.',
    tryAgain: 'Try again',
    reload: 'Reload the site',
    notFound: 'There is no such page',
    notFoundHint: 'The address may be incomplete, or the page is not for your role.',
    toStart: 'To the start page',
  },
  session: {
    starting: 'Looking for your sign-in',
    leaving: 'Signing you out',
    ended: 'Your sign-in has ended',
    endedHint: 'Please sign in again. What you have typed is still there.',
    other: 'Somebody else has signed in',
    otherHint: (name: string) =>
      `In another tab of this browser somebody else has signed in, so nothing more is done on this page. To go on as ${name}, sign in again: what you have typed is still there.`,
    newcomerHint: 'Or go on as whoever has signed in. What is typed on this page is lost then.',
    newcomer: 'Leave this page',
  },
  table: {
    filter: 'Filter',
    filterHint: 'Type any part of a row',
    count: (shown: number, all: number) => (shown === all ? `${all} in all` : `${shown} of ${all}`),
    countSoFar: (shown: number, fetched: number) =>
      shown === fetched
        ? `${fetched} loaded, there are more`
        : `${shown} of the ${fetched} loaded, there are more`,
    none: 'Nothing matches',
    clear: 'Clear the filter',
    more: (count: number) => `Show ${count} more`,
    export: 'Export as CSV',
  },
};
