import type { accountEmails as source } from '../en/account-emails.ts';
import type { Words } from '../words.ts';

const passwordReset: Words<(typeof source)['reset']> = {
  subject: (laboratory) => `設定新密碼 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

有人要求為您的帳戶設定新密碼。如是您本人，請於一小時內在此設定：

${link}

此連結只可使用一次。如並非您本人，毋須理會此訊息，您的密碼不會改變。

${laboratory}

此訊息由系統自動發出，請勿回覆。`,
};

const invitation: Words<(typeof source)['invitation']> = {
  subject: (laboratory) => `您的帳戶 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

${laboratory}已為您開設帳戶，登入名稱是此電郵地址。請於三天內在此設定密碼：

${link}

此連結只可使用一次。如連結已失效，請向檢驗所的管理員索取新連結。如您並不知情，毋須理會此訊息。

${laboratory}

此訊息由系統自動發出，請勿回覆。`,
};

const approval: Words<(typeof source)['approval']> = {
  subject: (laboratory) => `您的帳戶已可使用 – ${laboratory}`,
  text: ({ laboratory, link }) => `您好：

${laboratory}已批准您的帳戶。您現在可以用申請時設定的登入名稱及密碼登入：

${link}

${laboratory}

此訊息由系統自動發出，請勿回覆。`,
};

export const accountEmails: Words<typeof source> = { reset: passwordReset, invitation, approval };
