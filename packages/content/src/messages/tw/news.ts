import type { Messages } from '../messages.ts';

export const news: Messages['news'] = {
  lead: '本所的最新公布，由新至舊排列。',
  listFailed: '未能載入最新消息',
  none: '暫時沒有消息。',
  failed: '未能載入此消息',
  loading: '正在載入最新消息',
  back: '返回最新消息',
  notFound: '找不到這篇文章',
  notFoundHint: '網址可能不完整，或文章已經撤回。所有消息均載於消息列表。',
};
