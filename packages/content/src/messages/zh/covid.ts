import type { Messages } from '../messages.ts';

export const covid: Messages['covid'] = {
  numbersTitle: '采样地点',
  toQuestions: '常见问题',
  questionsHint: '简单解答有关检测的常见疑问。',
  toCentres: '查看采样中心',
  back: '返回新冠病毒检测',
  questionsLead: '点击问题，即可阅读答案。',
  testingGroup: '关于新冠病毒检测',
  bookingGroup: '关于预约及到访',
  loading: '正在加载问题',
  none: '暂时没有可查阅的问题',
  noneHint: '请致电我们，或阅读新冠病毒检测简介。',
  failed: '问题未能加载',
  failedHint: '网络可能中断，请重试，或致电我们。',
  tryAgain: '重试',
  call: (phone) => `致电 ${phone}`,
  moreTitle: '没有找到您的问题？',
  more: '欢迎致电咨询。如对自己的健康或检验结果有疑问，请咨询您的医生。',
};
