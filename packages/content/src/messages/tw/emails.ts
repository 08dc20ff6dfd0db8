import type { BookedTime, EmailFacts, emails as source } from '../en/emails.ts';
import type { Words } from '../words.ts';

const whenAndWhere = ({ when, point }: BookedTime) => `${when}\n${point}`;

const facts = ({ now, code, service }: EmailFacts) =>
  `預約編號：${code}\n服務：${service}\n\n${now.when}\n${now.point}\n${now.address}\n電話：${now.tel}`;

const howToReach = (hotline: string | undefined, website: string | undefined) => {
  if (hotline === undefined) return website === undefined ? '請與我們聯絡。' : `請使用本所網站。\n${website}`;
  if (website === undefined) return `請致電 ${hotline}。`;
  return `請使用本所網站，或致電 ${hotline}。\n${website}`;
};

const close = ({ laboratory, hotline, website }: EmailFacts, wish: string) =>
  `${wish}${howToReach(hotline, website)}

${laboratory}

此訊息由系統自動發出，請勿回覆。`;

export const emails: Words<typeof source> = {
  moved: {
    subject: (laboratory) => `您的預約時間或地點已更改 – ${laboratory}`,
    text: (email) => `${email.name}：

抱歉，我們未能按您原來的預約提供服務，已為您改期或更改服務點。不便之處，敬請原諒。

【原來的預約】
${whenAndWhere(email.former)}

【新的預約】
${facts(email)}

屆時請帶同身份證及轉介信。預約編號維持不變。

${close(email, '如新的時間或地點不適合您，')}`,
  },
  cancelled: {
    subject: (laboratory) => `您的預約已被取消 – ${laboratory}`,
    text: (email) => `${email.name}：

非常抱歉，我們須取消您的預約。

【已取消的預約】
${whenAndWhere(email.former)}
服務：${email.service}
預約編號：${email.code}

${close(email, '如欲另約時間，')}`,
  },
  changed: {
    subject: (laboratory) => `您的預約已更改 – ${laboratory}`,
    text: (email) => `${email.name}：

本所職員已更改您的預約，現時的預約如下。

${facts(email)}

屆時請帶同身份證及轉介信。

${close(email, '如有不符，')}`,
  },
};
