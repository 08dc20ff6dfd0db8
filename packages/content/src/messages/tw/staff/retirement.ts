import type { retirement as source } from '../../en/staff/retirement.ts';
import type { Words } from '../../words.ts';

export const retirement: Words<typeof source> = {
  title: (name) => `停用或刪除${name}`,
  link: '停用或刪除',
  lead: '服務點停用後，由指定日期起不再接受預約；之前的預約及紀錄會保留。',
  open: '此服務點現正開放。',
  retired: (day) => `由 ${day} 起停用。`,
  tag: (day) => `由 ${day} 起停用`,
  upcoming: (count, day) => `尚有 ${count} 個未來的預約，最後一個在 ${day}。`,
  noUpcoming: '沒有未來的預約。',
  retireTitle: '停用',
  from: '停用首日',
  fromHint:
    '該日之前的預約會保留。該日或以後的預約必須改期或取消：在作出更改前，您會看到每一個受影響的預約，而所有受影響的人都會收到通知。',
  afterLast: (day) => `最後一個預約之後：${day}`,
  review: '查看影響',
  reopen: '重新開放',
  reopenHint: '會即時按開放時間建立時段，訪客可以預約。',
  done: '已完成，訪客現在可以看到。',
  summary: (name, day) => `由 ${day} 起停用${name}`,
  summaryReopen: (name) => `重新開放${name}`,
  conflict: '其他人剛更改了此服務點，請重新查看。',
  needDay: '請選擇今天或以後的日期。',
  removeTitle: '刪除',
  remove: '刪除此服務點',
  removeHint: '此處從未有預約，可連同開放時間及休息日一併刪除。',
  removeUsed: '此處曾有預約，不能刪除。請改為停用：訪客不會再看到，紀錄會保留。',
  removeQuestion: (name) => `要刪除${name}嗎？`,
  removeText: '刪除後不能恢復。',
  removeNamed: (names) =>
    `以下已發布的採樣中心仍指明此服務點：${names}。請先在該處移除或改選服務點並發布，然後再刪除。`,
  removed: (name) => `已刪除${name}。`,
  cancel: '取消',
};
