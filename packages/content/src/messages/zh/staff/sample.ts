import type { sample as source } from '../../en/staff/sample.ts';
import type { Words } from '../../words.ts';

export const sample: Words<typeof source> = {
  title: '此数据库含有虚构的人物',
  counts: {
    bookings: (count) => `${count} 个虚构的预约`,
    accounts: (count) => `${count} 个示范账户`,
    patients: (count) => `${count} 名虚构的患者`,
    orders: (count) => `${count} 份虚构的检验申请`,
    reports: (count) => `${count} 份虚构的报告`,
  },
  whatToDo:
    '这些数据在试用时随示范内容加载，会占用名额并计入统计。请勿用此数据库向访客开放，请改用全新的数据库。',
};
