import type { scheduleRefusals as source } from '../en/schedule-refusals.ts';
import type { Words } from '../words.ts';

export const scheduleRefusals: Words<typeof source> = {
  'pattern-times': '請檢查時間：每行的開始與結束時間之間須最少容納一個時段。',
  'pattern-overlap': '有兩行重疊：同一星期日子、時間及有效期在兩行均有出現，請更改其中一行。',
  'pattern-seats': '有一行的名額超出此服務每個時段的上限。請減少名額，或先更改服務設定。',
  'closure-days': '請檢查日期：結束日不可早於開始日，而且最少一日須在今天或以後。',
  'closure-hours': '請檢查暫停服務的時間：結束時間須在開始時間之後；公眾假期必須全日休息。',
  'closure-names': '請以三種語言填寫休息原因。',
  'holiday-file': '此檔案不能用作公眾假期日曆，未有輸入任何資料。',
  'preview-outdated': '您查看之後預約已有變動，系統未作任何更改。請查看新的名單，再次確認。',
  'decisions-incomplete': '請為每個預約選擇改期或取消。',
  'message-settled': '此訊息已由他人處理，請重新載入列表。',
  'quiet-hours': '免打擾時段由傍晚至翌日早上：結束時間須早於開始時間。兩個時間相同即不設免打擾時段。',
};
