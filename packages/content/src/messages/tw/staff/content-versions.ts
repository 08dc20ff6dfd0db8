import type { contentVersions as source } from '../../en/staff/content-versions.ts';
import type { Words } from '../../words.ts';

export const contentVersions: Words<typeof source> = {
  title: '版本',
  lead: '每次發布或撤回的紀錄，最新的在前。',
  loading: '正在載入版本',
  failed: '未能載入版本。',
  more: '顯示較早的版本',
  events: { PUBLISHED: '已發布', WITHDRAWN: '已撤回', RESTORED: '再次發布' },
  by: (name) => `由 ${name}`,
  authorGone: '由帳戶已刪除的人員',
  compare: '比較',
  compareWith: (when) => `將 ${when} 的版本與表格比較`,
  comparison: (when) => `表格與 ${when} 的版本`,
  here: '表格內容',
  there: '此版本',
  same: '此版本與表格內容相同。',
  use: '使用此版本',
  useTitle: '以此版本作為草稿嗎？',
  useText: '此版本會取代草稿及表格內已輸入的內容。發布後訪客才會看到。',
  used: '草稿已改為此版本，發布後訪客才會看到。',
  saved: {
    lead: '每次儲存的內容，最新的在前。',
    useTitle: '將此版本放入表格嗎？',
    useText: '此版本會取代表格內已輸入的內容。儲存後訪客才會看到。',
    used: '表格已改為此版本，儲存後訪客才會看到。',
  },
};
