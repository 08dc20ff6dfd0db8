import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  notYet: {
    status: '此页正在准备中',
    meanwhileTitle: '您现在可以',
    call: (phone) => `致电 ${phone}`,
    callHint: '咨询检验项目、报告及预约。',
    write: (email) => `发邮件至 ${email}`,
    writeHint: '请勿在邮件中填写病历资料。',
    book: '在线预约',
    bookHint: '协作计划的预约、修改及取消已可在本网站办理。',
    doctorService: '医生将可在这里下单，并查看订单及患者报告。',
  },
};
