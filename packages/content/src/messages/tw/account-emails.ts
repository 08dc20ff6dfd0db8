import type { passwordReset as source } from '../en/account-emails.ts';
import type { Words } from '../words.ts';

export const passwordReset: Words<typeof source> = {
  subject: (laboratory) => `設定新密碼 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

有人要求為您的帳戶設定新密碼。如是您本人，請於一小時內在此設定：

${link}

此連結只可使用一次。如並非您本人，毋須理會此訊息，您的密碼不會改變。

${laboratory}

此訊息由系統自動發出，請勿回覆。`,
};
