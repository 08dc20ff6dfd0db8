import type { criticalResults as source } from '../../en/staff/critical-results.ts';
import type { Words } from '../../words.ts';

export const criticalResults: Words<typeof source> = {
  title: '危急结果',
  lead: (minutes) => `医生超过 ${minutes} 分钟仍未确认知悉的危急结果。请致电医生，并在此记录。`,
  none: '没有逾时未确认的危急结果。',
  label: '须致电的危急结果',
  doctor: '医生',
  telephone: '电话',
  noTelephone: '没有资料，请查看账户',
  report: '检验申请及报告',
  waiting: '已等候',
  minutes: (minutes) => `${minutes} 分钟`,
  hours: (hours, minutes) => `${hours} 小时 ${minutes} 分钟`,
  calls: '致电记录',
  noCalls: '没有记录',
  call: (name, time) => `${name}，${time}`,
  record: '已致电',
  recordOf: (doctor, order) => `已致电${doctor}（检验申请 ${order}）`,
  recorded: '已记录致电。',
  count: (results) => `${results} 份待致电`,
  loading: '正在加载危急结果',
  failed: '未能加载危急结果',
};
