import type { backups as source } from '../../en/staff/backups.ts';
import type { Words } from '../../words.ts';

/** Of the notice about backups on the first page of administrators. */
export const backups: Words<typeof source> = {
  title: '请留意备份',
  good: (at: string) => `最近一次备份：${at}`,
  overdue: (at: string) => `最近一次成功的备份于 ${at} 完成。`,
  failed: (at: string) => `${at} 的备份失败，系统每半小时会重试一次。`,
  never: '尚未进行任何备份。',
  notConfigured: '此服务器没有进行备份。请信息技术人员设置 BACKUP_TO（见运维手册）。',
  walWaits: (at: string) => `自 ${at} 起，新的数据无法送到备份位置。只要本机正常运行，数据就不会丢失。`,
};
