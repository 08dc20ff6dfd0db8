/** What an e-mail with a link to an account's owner is made of; it names nobody. */
export interface LinkFacts {
  readonly laboratory: string;
  readonly link: string;
}

/** For whoever has forgotten the password, as plain text. Read by the server alone. */
const passwordReset = {
  subject: (laboratory: string) => `Choose a new password – ${laboratory}`,
  text: ({ laboratory, link }: LinkFacts) => `Hello,

Somebody has asked for a new password for your account. If it was you, choose one here within an hour:

${link}

The link works once. If it was not you, you can ignore this message: your password stays as it is.

${laboratory}

This message was sent automatically. Please do not reply to it.`,
};

/** For whoever has been given an account, to choose its first password. */
const invitation = {
  subject: (laboratory: string) => `Your account – ${laboratory}`,
  text: ({ laboratory, link }: LinkFacts) => `Hello,

${laboratory} has made an account for you, with this e-mail address as its login. Please choose your password here within three days:

${link}

The link works once. If it no longer works, ask an administrator of the laboratory for another one. If you did not expect this message, you can ignore it.

${laboratory}

This message was sent automatically. Please do not reply to it.`,
};

/** For a doctor whose account has been approved; the link leads to the sign-in. */
const approval = {
  subject: (laboratory: string) => `Your account is ready – ${laboratory}`,
  text: ({ laboratory, link }: LinkFacts) => `Hello,

${laboratory} has approved your account. You can now sign in with the login and password you chose:

${link}

${laboratory}

This message was sent automatically. Please do not reply to it.`,
};

/** E-mails to the owners of accounts, by what they are about. */
export const accountEmails = { reset: passwordReset, invitation, approval };
