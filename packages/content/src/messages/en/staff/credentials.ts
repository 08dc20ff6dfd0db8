/** Signing in by passkey, and one's own passkeys. */
export const passkeys = {
  signIn: 'Sign in with a passkey',
  or: 'or with your password',
  waiting: 'Follow the instructions of your browser or device.',
  cancelled: 'No passkey was used. You can try again or use your password.',
  title: 'Passkeys',
  lead: 'With a passkey you sign in by fingerprint, face or the PIN of your device, without password or digits.',
  none: 'You have no passkey yet.',
  unsupported: 'This browser cannot use passkeys here.',
  add: 'Add a passkey',
  addLead: 'Please confirm that it is you first. Your browser then asks where to keep the passkey.',
  proceed: 'Continue',
  added: 'The passkey is added',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove the passkey ${name}`,
  removeTitle: (name: string) => `Remove the passkey ${name}?`,
  removeTip: 'It no longer opens your account. You can delete it from your device as well.',
  removed: 'The passkey is removed',
  byPasskey: 'Confirm with a passkey',
  since: 'Added',
  used: 'Last used',
  never: 'not used yet',
  failed: 'Your passkeys could not be loaded',
  loading: 'Loading your passkeys',
};

/** The codes for a lost second factor. */
export const recovery = {
  title: 'Recovery codes',
  lead: 'If you lose your phone, each of these codes signs you in once. Keep them where only you can find them. They are shown only now.',
  list: 'Your ten recovery codes',
  copy: 'Copy',
  copied: 'The codes are copied',
  notCopied: 'The codes could not be copied. Please write them down.',
  download: 'Download',
  print: 'Print',
  file: 'recovery-codes',
  kept: 'I have kept them',
  use: 'Use a recovery code',
  useDigits: 'Use the six digits',
  left: (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
  renew: 'Make new recovery codes',
  renewLead: 'Ten new codes take the place of the former ones, which no longer work.',
  few: (count: number) =>
    count === 0
      ? 'You have no recovery codes left. Make new ones, so that a lost phone does not lock you out.'
      : count === 1
        ? 'You have 1 recovery code left. Please make new ones.'
        : `You have ${count} recovery codes left. Please make new ones.`,
  fewLink: 'To my account',
  used: (count: number) =>
    count === 1 ? 'Recovery code used: 1 is left' : `Recovery code used: ${count} are left`,
};

/** A forgotten password. */
export const forgotten = {
  title: 'Forgotten your password?',
  lead: 'If your login is an e-mail address, we send you a link to choose a new password.',
  ask: 'A laboratory administrator can give you a new password.',
  userName: 'If your login is a user name, ask a laboratory administrator for a new password.',
  email: 'E-mail address',
  emailWrong: 'Please enter the e-mail address you sign in with',
  submit: 'Send the link',
  sent: 'Please look in your mailbox',
  sentHint:
    'If there is an account with this address, a message with a link is on its way. The link works once, for an hour. Look in the spam folder as well.',
  back: 'Back to the sign-in',
  loading: 'Loading the page',
  failed: 'This page could not be loaded',
  choose: 'Choose a new password',
  chooseLead: 'You will be signed out on all devices. A second factor is still asked for when you sign in.',
  chooseSubmit: 'Save the password',
  done: 'Your new password is saved. Please sign in with it.',
  invalid: 'This link cannot be used',
  again: 'Ask for a new link',
};
