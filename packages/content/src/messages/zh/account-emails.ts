import type { accountEmails as source } from '../en/account-emails.ts';
import type { Words } from '../words.ts';

const passwordReset: Words<(typeof source)['reset']> = {
  subject: (laboratory) => `设置新密码 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

有人申请为您的账户设置新密码。如果是您本人，请在一小时内通过以下链接设置：

${link}

此链接只能使用一次。如果不是您本人，请忽略此消息，您的密码不会改变。

${laboratory}

此消息由系统自动发送，请勿回复。`,
};

const invitation: Words<(typeof source)['invitation']> = {
  subject: (laboratory) => `您的账户 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

${laboratory}已为您开设账户，登录名是此邮箱地址。请在三天内通过以下链接设置密码：

${link}

此链接只能使用一次。如果链接已失效，请向检验所的管理员索取新链接。如果您并不知情，请忽略此消息。

${laboratory}

此消息由系统自动发送，请勿回复。`,
};

const approval: Words<(typeof source)['approval']> = {
  subject: (laboratory) => `您的账户已可使用 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

${laboratory}已批准您的账户。您现在可以使用申请时设置的登录名和密码登录：

${link}

${laboratory}

此消息由系统自动发送，请勿回复。`,
};

export const accountEmails: Words<typeof source> = { reset: passwordReset, invitation, approval };
