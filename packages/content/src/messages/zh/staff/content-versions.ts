import type { contentVersions as source } from '../../en/staff/content-versions.ts';
import type { Words } from '../../words.ts';

export const contentVersions: Words<typeof source> = {
  title: '版本',
  lead: '每次发布或撤回的记录，最新的在前。',
  loading: '正在加载版本',
  failed: '无法加载版本。',
  more: '显示更早的版本',
  events: { PUBLISHED: '已发布', WITHDRAWN: '已撤回', RESTORED: '再次发布' },
  by: (name) => `由 ${name}`,
  authorGone: '由账户已删除的人员',
  compare: '比较',
  compareWith: (when) => `将 ${when} 的版本与表单比较`,
  comparison: (when) => `表单与 ${when} 的版本`,
  here: '表单内容',
  there: '此版本',
  same: '此版本与表单内容相同。',
  use: '使用此版本',
  useTitle: '以此版本作为草稿吗？',
  useText: '此版本会取代草稿和表单中已输入的内容。发布之后访客才会看到。',
  used: '草稿已改为此版本，发布之后访客才会看到。',
  saved: {
    lead: '每次保存的内容，最新的在前。',
    useTitle: '将此版本放入表单吗？',
    useText: '此版本会取代表单中已输入的内容。保存之后访客才会看到。',
    used: '表单已改为此版本，保存之后访客才会看到。',
  },
};
