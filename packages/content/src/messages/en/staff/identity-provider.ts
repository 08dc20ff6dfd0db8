import type { IdentityProviderTest, ProviderOutcome } from '@phial/contract/staff/identity-provider';

const outcomes: Record<ProviderOutcome, { title: string; text: string }> = {
  confirmed: {
    title: 'You have confirmed that it is you',
    text: 'This is good for five minutes. You can close this window and go on where you were.',
  },
  failed: {
    title: 'The sign-in did not succeed',
    text: 'Please try again. If it happens again, tell an administrator when it happened.',
  },
  expired: {
    title: 'The sign-in took too long',
    text: 'It was not finished within ten minutes, or not in the browser it began in. Please try again.',
  },
  'no-access': {
    title: 'Your work account may not sign in here',
    text: 'Please ask whoever manages the work accounts, or an administrator of the laboratory.',
  },
  unavailable: {
    title: 'The sign-in of your organisation cannot be reached',
    text: 'Please try again in a few minutes. If you have a login and password for this site, you can use them.',
  },
};

const problems: Record<NonNullable<IdentityProviderTest['problem']>, string> = {
  'address-invalid': 'This is no address beginning with https.',
  unreachable: 'There was no answer from this address in time.',
  'no-configuration': 'What answers at this address is not an OpenID Connect provider.',
  'other-issuer':
    'The provider gives another issuer than this. Please enter it exactly as the provider writes it.',
  unsuitable: 'The provider offers no sign-in with authorization code and signed tokens.',
};

/** Signing in through the identity provider of an organisation, and its settings. */
export const identityProvider = {
  outcomes,
  signIn: {
    or: 'Or with a login of this site:',
    inWindow: 'This opens a new window, so that what you have typed stays here.',
    leavesFrame: 'This leaves the website: your organisation’s sign-in takes up the whole window.',
    blocked: 'Your browser has blocked the new window. Please allow it and try again.',
  },
  confirmation: {
    hint: 'Please confirm with your work account that it is you. A new window opens; this form stays.',
    button: 'Confirm with your work account',
    confirmed: 'Confirmed. You can go on within five minutes.',
    blocked: 'Your browser has blocked the new window. Please allow it and try again.',
  },
  ofProvider: {
    title: 'Sign-in',
    text: 'You sign in with your work account. Password and second factor are managed there, not on this site.',
    end: 'To close your account, please ask an administrator of the laboratory.',
    method: 'Work account',
  },
  link: {
    button: 'Link to a work account',
    tip: 'From now on this person signs in through the identity provider only: password, second factor and passkeys of this account are removed, and all its sign-ins end. Role and service points follow the groups there.',
    subject: 'Identifier at the provider (sub)',
    subjectHint: 'The unchanging “sub” of the person, not the e-mail address.',
    subjectMissing: 'Please enter the identifier, up to 255 characters',
    submit: 'Link',
    done: (name: string) => `${name} now signs in with the work account`,
  },
  title: 'Identity provider',
  lead: 'Staff and doctors can sign in with the work accounts of your organisation (OpenID Connect). Accounts with a password stay for emergencies.',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  addresses: {
    title: 'To register at the provider',
    redirect: 'Redirect address',
    logout: 'Back-channel logout address',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'This could not be copied. Please select and copy it yourself.',
    copyOf: (name: string) => `Copy: ${name}`,
  },
  provider: {
    title: 'The provider',
    enabled: 'Offer it on the sign-in page',
    issuer: 'Issuer',
    issuerHint: (example: string) => `As the provider writes it, such as ${example}`,
    issuerWrong: 'Please enter the issuer, an address beginning with https',
    clientId: 'Client ID',
    clientIdMissing: 'Please enter the client ID, up to 200 characters',
    secret: 'Client secret',
    secretStored: 'One is stored and is not shown again. Leave this empty to keep it.',
    secretNone: 'Leave this empty for a public client, which is protected by PKCE alone.',
    removeSecret: 'Remove the stored secret',
    scopes: 'Scopes',
    scopesHint: 'Separated by spaces; “openid” is one of them',
    scopesWrong: 'Please enter the scopes, with “openid” among them',
  },
  test: {
    button: 'Test the issuer',
    running: 'Reading the provider’s configuration',
    good: 'The provider can be reached and is suitable.',
    signOut: (has: boolean) =>
      has
        ? 'Signing out here signs out there as well.'
        : 'It has no sign-out: signing out here leaves people signed in there.',
    backChannel: (has: boolean) =>
      has
        ? 'It can end sign-ins here (back-channel logout).'
        : 'It cannot end sign-ins here: who is dismissed stays signed in until the session ends.',
    note: 'Client ID and secret are checked at the first sign-in.',
    problems,
  },
  claims: {
    title: 'What the provider says about people',
    name: 'Claim with the name',
    groups: 'Claim with the groups',
    hint: (example: string) => `Dots lead into objects, such as ${example}`,
    missing: 'Please enter the name of the claim, up to 200 characters',
  },
  button: {
    title: 'Button on the sign-in page',
    tw: 'Traditional Chinese',
    zh: 'Simplified Chinese',
    en: 'English',
    missing: 'Please enter the words of the button, up to 60 characters',
  },
  groups: {
    title: 'Groups',
    label: 'What each group may do',
    lead: 'Whoever is in none of these groups cannot sign in. In several, the highest role counts and the service points add up.',
    none: 'No group yet: nobody can sign in through the provider.',
    group: 'Group',
    groupHint: 'As the provider writes it',
    row: (number: number) => `Group ${number}`,
    groupMissing: (number: number) => `Please enter the name of group ${number}, up to 200 characters`,
    pointsMissing: (number: number) =>
      `Please choose at least one service point for group ${number}, or all of them`,
    add: 'Add a group',
    remove: 'Remove',
    removeOf: (number: number) => `Remove group ${number}`,
  },
  passwordHint: 'Please enter it again: the groups decide who is an administrator.',
  save: 'Save',
  saved: 'The settings are saved',
  conflict: {
    title: 'Somebody else has changed these settings',
    text: 'Yours are not saved, and what you typed is still here.',
    theirs: 'Show the settings as they are now',
    mine: 'Save mine all the same',
  },
};
