/** Accounts whose owners choose the first password by a link from an e-mail. */
export const invitation = {
  loading: 'Loading',
  byEmail: 'Send an invitation by e-mail',
  byEmailHint: 'The person chooses the password by a link, within three days. Without it you pass one on.',
  emailWrong: 'Please enter an e-mail address as the login, or do not send an invitation',
  lead: 'The link goes to the login. Nobody else learns the password.',
  submit: 'Create and invite',
  invited: (login: string) => `The invitation to ${login} is on its way`,
  language: 'Language of e-mails',
  languages: { tw: 'Traditional Chinese', zh: 'Simplified Chinese', en: 'English' },
  pending: 'Invited',
  state: {
    QUEUED: 'The invitation is on its way. No password has been chosen yet.',
    SENT: 'The invitation has been sent. No password has been chosen yet.',
    FAILED: 'The invitation could not be delivered. Please check the address.',
    WITHDRAWN: 'The invitation has been withdrawn. Nobody can sign in to this account.',
  },
  again: 'Send the invitation again',
  againTip: 'A new link is sent; the former one no longer works.',
  withdraw: 'Withdraw the invitation',
  withdrawTip: 'The link no longer works. The account stays and can be invited again.',
  withdrawn: 'The invitation is withdrawn',
};
