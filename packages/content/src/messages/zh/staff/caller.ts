import type { caller as source } from '../../en/staff/caller.ts';
import type { Words } from '../../words.ts';

export const caller: Words<typeof source> = {
  title: '代来电者预约',
  instead: '改为代来电者预约此时段',
  fill: '在此代来电者预约',
  language: '消息语言',
  languageHint: '有关这项预约的消息会以此语言发送。',
  submit: '预约',
  timeNeeded: '请选择日期和时间',
  close: '关闭',

  hold: {
    asking: '正在保留名额',
    held: (time) => `已保留：${time}`,
    timeLeft: '剩余时间',
    another: '选择其他时间',
    taken: (time) => `${time} 的名额刚被占用`,
    ended: (time) => `${time} 的名额已不再保留`,
    again: '请重新选择时间。已填写的其他内容会保留。',
    kept: '之前的时间仍然保留。已填写的其他内容会保留。',
    failed: '未能保留名额',
    failedHint: '请检查网络连接，然后重新选择时间。',
  },

  done: {
    title: '已预约',
    readOut: '请向来电者读出编号',
    code: '预约编号',
    bring: '来电者当天须提供此编号和身份证件。',
  },
};
