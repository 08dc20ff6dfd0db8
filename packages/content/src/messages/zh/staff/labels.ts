import type { labels as source } from '../../en/staff/labels.ts';
import type { Words } from '../../words.ts';

export const labels: Words<typeof source> = {
  open: '标签',
  openOne: '打印标签',
  title: '打印标签',
  close: '关闭',
  whom: '打印对象',
  expected: (count) => `待到（${count}）`,
  all: (count) => `当天全部（${count}）`,
  size: '标签尺寸',
  sizeHint: '这台电脑会记住上次打印的尺寸。',
  sizes: {
    '62x29': '卷装，62 × 29 毫米',
    '57x32': '卷装，57 × 32 毫米',
    '50x25': '卷装，50 × 25 毫米',
    a4: 'A4 标签纸，24 张，每张 70 × 37 毫米',
  },
  copies: '每项预约的标签数量',
  first: '第一张未用的标签',
  firstHint: '从左上角起逐行计算',
  numberNeeded: (most) => `请输入 1 至 ${most} 的数字`,
  preview: '预览，大小与实物相近。打印时请选择 100%、无边距。',
  none: '没有需要标签的预约。',
  failed: '未能生成二维码。请检查网络连接，然后重新打开。',
  print: (count) => `打印 ${count} 张标签`,
  qr: (code) => `${code} 的二维码`,
};
