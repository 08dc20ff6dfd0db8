import type { BookedTime, EmailFacts, emails as source } from '../en/emails.ts';
import type { Words } from '../words.ts';

const whenAndWhere = ({ when, point }: BookedTime) => `${when}\n${point}`;

const facts = ({ now, code, service }: EmailFacts) =>
  `预约编号：${code}\n服务：${service}\n\n${now.when}\n${now.point}\n${now.address}\n电话：${now.tel}`;

const howToReach = (hotline: string | undefined, website: string | undefined) => {
  if (hotline === undefined)
    return website === undefined ? '请与我们联系。' : `请使用我们的网站。\n${website}`;
  if (website === undefined) return `请致电 ${hotline}。`;
  return `请使用我们的网站，或致电 ${hotline}。\n${website}`;
};

const close = ({ laboratory, hotline, website }: EmailFacts, wish: string) =>
  `${wish}${howToReach(hotline, website)}

${laboratory}

此邮件由系统自动发送，请勿回复。`;

export const emails: Words<typeof source> = {
  moved: {
    subject: (laboratory) => `您的预约时间或地点已更改 – ${laboratory}`,
    text: (email) => `${email.name}：

很抱歉，我们无法按您原来的预约提供服务，已为您更改时间或服务点。给您带来不便，敬请谅解。

【原来的预约】
${whenAndWhere(email.former)}

【新的预约】
${facts(email)}

届时请携带身份证和转介信。预约编号保持不变。

${close(email, '如新的时间或地点不适合您，')}`,
  },
  cancelled: {
    subject: (laboratory) => `您的预约已被取消 – ${laboratory}`,
    text: (email) => `${email.name}：

非常抱歉，我们不得不取消您的预约。

【已取消的预约】
${whenAndWhere(email.former)}
服务：${email.service}
预约编号：${email.code}

${close(email, '如需另约时间，')}`,
  },
  changed: {
    subject: (laboratory) => `您的预约已更改 – ${laboratory}`,
    text: (email) => `${email.name}：

我们的工作人员已更改您的预约，目前的预约如下。

${facts(email)}

届时请携带身份证和转介信。

${close(email, '如有不符，')}`,
  },
};
