import type { messageTests as source } from '../../en/staff/message-tests.ts';
import type { Words } from '../../words.ts';

export const messageTests: Words<typeof source> = {
  preview: {
    email: '電郵',
    text: '短訊',
    house: '尚未有自訂文字，會發送以下系統預設文字。',
    lengths: '短訊長度',
    length: (characters, segments, most) =>
      `${characters} 字，${segments} 段${most > segments ? `；名稱較長且須空腹時最多 ${most} 段` : ''}`,
    many: (languages) => `超過三段：${languages}。每段均須收費，部分電話會把長訊息分開顯示。`,
    tooMany: (languages) => `可能超過六段，未能儲存：${languages}。`,
    foreign: (characters) => `英文：使用「${characters}」會令訊息變長，每段由 160 字減至 70 字。`,
  },
  title: '發送測試',
  lead: '發送表格現時的內容（不論是否已儲存），填上虛構資料並註明為測試。不會保留收件地址。',
  language: '測試語言',
  email: '電郵地址',
  emailWrong: '請輸入電郵地址，例如 name@example.com',
  sendEmail: '以電郵發送',
  noMail: '尚未設定郵件伺服器，未能以電郵發送測試。請聯絡系統管理人員設定。',
  telNo: '手提電話號碼',
  telNoWrong: '請輸入 8 位香港手提電話號碼',
  sendText: '以短訊發送',
  running: '正在發送測試',
  emailSent: '郵件伺服器已接收測試訊息，請查看您的電郵。',
  textSent: '服務商已接收測試訊息，請查看您的手提電話。',
  failed: (failure) => `測試訊息未獲接收：${failure}。請檢查地址或號碼後再試。`,
};
