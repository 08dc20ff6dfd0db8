import type { passwordReset as source } from '../en/account-emails.ts';
import type { Words } from '../words.ts';

export const passwordReset: Words<typeof source> = {
  subject: (laboratory) => `设置新密码 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

有人申请为您的账户设置新密码。如果是您本人，请在一小时内通过以下链接设置：

${link}

此链接只能使用一次。如果不是您本人，请忽略此消息，您的密码不会改变。

${laboratory}

此消息由系统自动发送，请勿回复。`,
};
