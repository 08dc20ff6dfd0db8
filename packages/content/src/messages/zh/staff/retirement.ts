import type { retirement as source } from '../../en/staff/retirement.ts';
import type { Words } from '../../words.ts';

export const retirement: Words<typeof source> = {
  title: (name) => `停用或删除${name}`,
  link: '停用或删除',
  lead: '服务点停用后，从指定日期起不再接受预约；之前的预约和记录会保留。',
  open: '此服务点正在开放。',
  retired: (day) => `从 ${day} 起停用。`,
  tag: (day) => `从 ${day} 起停用`,
  upcoming: (count, day) => `还有 ${count} 个未来的预约，最后一个在 ${day}。`,
  noUpcoming: '没有未来的预约。',
  retireTitle: '停用',
  from: '停用首日',
  fromHint:
    '该日之前的预约会保留。该日或以后的预约必须改期或取消：在更改之前，您会看到每一个受影响的预约，所有受影响的人都会收到通知。',
  afterLast: (day) => `最后一个预约之后：${day}`,
  review: '查看影响',
  reopen: '重新开放',
  reopenHint: '会立即按开放时间生成时段，访客可以预约。',
  done: '已完成，访客现在可以看到。',
  summary: (name, day) => `从 ${day} 起停用${name}`,
  summaryReopen: (name) => `重新开放${name}`,
  conflict: '其他人刚刚更改了此服务点，请重新查看。',
  needDay: '请选择今天或以后的日期。',
  removeTitle: '删除',
  remove: '删除此服务点',
  removeHint: '此处从未有预约，可以连同开放时间和休息日一并删除。',
  removeUsed: '此处曾有预约，不能删除。请改为停用：访客不会再看到，记录会保留。',
  removeQuestion: (name) => `要删除${name}吗？`,
  removeText: '删除后不能恢复。',
  removeNamed: (names) =>
    `以下已发布的采样中心仍指明此服务点：${names}。请先在该处移除或改选服务点并发布，然后再删除。`,
  removed: (name) => `已删除${name}。`,
  cancel: '取消',
};
