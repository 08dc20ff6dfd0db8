/** What an e-mail with a link to an account's owner is made of; it names nobody. */
export interface LinkFacts {
  readonly laboratory: string;
  readonly link: string;
}

/** For whoever has forgotten the password, as plain text. Read by the server alone. */
export const passwordReset = {
  subject: (laboratory: string) => `Choose a new password – ${laboratory}`,
  text: ({ laboratory, link }: LinkFacts) => `Hello,

Somebody has asked for a new password for your account. If it was you, choose one here within an hour:

${link}

The link works once. If it was not you, you can ignore this message: your password stays as it is.

${laboratory}

This message was sent automatically. Please do not reply to it.`,
};
