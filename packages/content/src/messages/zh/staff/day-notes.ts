import type { dayNotes as source } from '../../en/staff/day-notes.ts';
import type { Words } from '../../words.ts';

export const dayNotes: Words<typeof source> = {
  write: '写当日备注',
  change: '修改当日备注',
  ofPoint: '此服务点备注',
  ofAll: '所有服务点备注',
  saved: (moment) => `保存于 ${moment}`,
  title: (date) => `当日备注：${date}`,
  close: '关闭',
  where: '适用于',
  allPoints: '所有服务点',
  note: '备注',
  hint: '供同事阅读，最多 500 字。请勿填写患者的姓名、号码或任何个人信息。留空即移除备注。',
  tooLong: (most, now) => `最多 ${most} 字，现有 ${now} 字`,
  save: '保存',
  done: '已保存当日备注',
  removed: '已移除当日备注',
  conflict: '其他同事刚修改了此备注，现为：',
  nowEmpty: '（没有内容，备注已被移除）',
  conflictHint: '您输入的内容仍在下方，尚未保存。请补充所需内容；再次保存会替换现有备注。',
};
