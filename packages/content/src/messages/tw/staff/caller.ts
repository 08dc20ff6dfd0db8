import type { caller as source } from '../../en/staff/caller.ts';
import type { Words } from '../../words.ts';

export const caller: Words<typeof source> = {
  title: '代來電者預約',
  instead: '改為代來電者預約此時段',
  fill: '在此代來電者預約',
  language: '訊息語言',
  languageHint: '有關這項預約的訊息會以此語言發出。',
  submit: '預約',
  timeNeeded: '請選擇日期及時間',
  close: '關閉',

  hold: {
    asking: '正在保留名額',
    held: (time) => `已保留：${time}`,
    timeLeft: '剩餘時間',
    another: '選擇其他時間',
    taken: (time) => `${time} 的名額剛被取去`,
    ended: (time) => `${time} 的名額已不再保留`,
    again: '請重新選擇時間。已輸入的其他資料會保留。',
    kept: '先前的時間仍然保留。已輸入的其他資料會保留。',
    failed: '未能保留名額',
    failedHint: '請檢查網絡連線，然後重新選擇時間。',
  },

  done: {
    title: '已預約',
    readOut: '請向來電者讀出編號',
    code: '預約編號',
    bring: '來電者當日須提供此編號及身份證明文件。',
  },
};
