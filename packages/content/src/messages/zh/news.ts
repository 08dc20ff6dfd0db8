import type { Messages } from '../messages.ts';

export const news: Messages['news'] = {
  lead: '本所的最新公告，由新到旧排列。',
  listFailed: '未能加载最新消息',
  none: '暂时没有消息。',
  failed: '未能加载此消息',
  loading: '正在加载最新消息',
  back: '返回最新消息',
  notFound: '找不到这篇文章',
  notFoundHint: '网址可能不完整，或文章已经撤回。所有消息都在消息列表中。',
};
