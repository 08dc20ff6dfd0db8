import type { reportEmails as source } from '../../en/staff/report-emails.ts';
import type { Words } from '../../words.ts';

export const reportEmails: Words<typeof source> = {
  title: '报告邮件',
  lead: (address) => `报告送达时，我们会发邮件至 ${address}。邮件不含患者姓名或任何结果。`,
  label: '在以下情况通知我',
  all: '每份新报告和新版本',
  critical: '仅限危急结果，以及取代该结果的版本',
  always: '为保障患者安全，危急结果的邮件不能关闭。',
  noAddress: '您的登录名不是邮箱地址，因此无法给您发邮件。',
  noAddressHint: '如有危急结果，检验所会致电您。如需接收邮件，请向检验所申请以邮箱地址作登录名的账户。',
  noMailServer: '检验所目前不发送邮件。',
  noMailServerHint: '如有危急结果而您尚未确认知悉，检验所会致电您。',
  save: '保存',
  saved: '已保存您的选择',
  loading: '正在加载您的选择',
  failed: '未能加载您的选择',
};
