import type { sample as source } from '../../en/staff/sample.ts';
import type { Words } from '../../words.ts';

export const sample: Words<typeof source> = {
  title: '此資料庫載有虛構的人物',
  counts: {
    bookings: (count) => `${count} 個虛構的預約`,
    accounts: (count) => `${count} 個示範帳戶`,
    patients: (count) => `${count} 名虛構的病人`,
    orders: (count) => `${count} 份虛構的化驗申請`,
    reports: (count) => `${count} 份虛構的報告`,
  },
  whatToDo:
    '這些資料在試用時隨示範內容載入，會佔用名額並計入統計。請勿以此資料庫向訪客開放，請改用全新的資料庫。',
};
