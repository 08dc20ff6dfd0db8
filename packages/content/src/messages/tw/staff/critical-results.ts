import type { criticalResults as source } from '../../en/staff/critical-results.ts';
import type { Words } from '../../words.ts';

export const criticalResults: Words<typeof source> = {
  title: '危急結果',
  lead: (minutes) => `醫生超過 ${minutes} 分鐘仍未確認知悉的危急結果。請致電醫生，並在此記錄。`,
  none: '沒有逾時未確認的危急結果。',
  label: '須致電的危急結果',
  doctor: '醫生',
  telephone: '電話',
  noTelephone: '未有資料，請查看帳戶',
  report: '化驗申請及報告',
  waiting: '已等候',
  minutes: (minutes) => `${minutes} 分鐘`,
  hours: (hours, minutes) => `${hours} 小時 ${minutes} 分鐘`,
  calls: '致電紀錄',
  noCalls: '未有紀錄',
  call: (name, time) => `${name}，${time}`,
  record: '已致電',
  recordOf: (doctor, order) => `已致電${doctor}（化驗申請 ${order}）`,
  recorded: '已記錄致電。',
  count: (results) => `${results} 份待致電`,
  loading: '正在載入危急結果',
  failed: '未能載入危急結果',
};
