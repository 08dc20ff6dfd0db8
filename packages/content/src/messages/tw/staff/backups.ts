import type { backups as source } from '../../en/staff/backups.ts';
import type { Words } from '../../words.ts';

/** Of the notice about backups on the first page of administrators. */
export const backups: Words<typeof source> = {
  title: '請留意備份',
  good: (at: string) => `最近一次備份：${at}`,
  overdue: (at: string) => `最近一次成功的備份於 ${at} 製作。`,
  failed: (at: string) => `${at} 的備份失敗，系統每半小時會重試一次。`,
  never: '尚未製作任何備份。',
  notConfigured: '此伺服器沒有製作備份。請資訊科技人員設定 BACKUP_TO（見營運手冊）。',
  walWaits: (at: string) => `自 ${at} 起，新的資料未能送往備份位置。只要本機正常運作，便不會遺失資料。`,
};
