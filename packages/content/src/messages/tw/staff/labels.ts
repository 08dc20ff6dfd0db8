import type { labels as source } from '../../en/staff/labels.ts';
import type { Words } from '../../words.ts';

export const labels: Words<typeof source> = {
  open: '標籤',
  openOne: '列印標籤',
  title: '列印標籤',
  close: '關閉',
  whom: '列印對象',
  expected: (count) => `待到（${count}）`,
  all: (count) => `當日全部（${count}）`,
  size: '標籤尺寸',
  sizeHint: '此電腦會記住上次列印的尺寸。',
  sizes: {
    '62x29': '捲裝，62 × 29 毫米',
    '57x32': '捲裝，57 × 32 毫米',
    '50x25': '捲裝，50 × 25 毫米',
    a4: 'A4 標籤紙，24 張，每張 70 × 37 毫米',
  },
  copies: '每項預約的標籤數目',
  first: '第一張未用的標籤',
  firstHint: '由左上角起逐行計算',
  numberNeeded: (most) => `請輸入 1 至 ${most} 的數字`,
  preview: '預覽，大小與實物相若。列印時請選擇 100%、無邊界。',
  none: '沒有需要標籤的預約。',
  failed: '未能產生二維碼。請檢查網絡連線，然後重新開啟。',
  print: (count) => `列印 ${count} 張標籤`,
  qr: (code) => `${code} 的二維碼`,
};
