import type { textProviderRefusals as source } from '../en/text-provider-refusals.ts';
import type { Words } from '../words.ts';

export const textProviderRefusals: Words<typeof source> = {
  'text-provider-url-invalid':
    '不能使用此網址。網址須以 https:// 開始，不可包含用戶名稱、密碼或 # 部分，並須指向互聯網上的主機。',
  'text-provider-headers-invalid':
    '請檢查標頭：每行一個，名稱與內容以冒號分隔。只可填入 {secret} 及 {encodedSecret}。',
  'text-provider-body-invalid':
    '請檢查內容：須包括 {to} 或 {number}，以及 {text}、{line} 或 {quotedLine}，不可使用其他括號名稱。',
  'text-provider-secret-missing': '請輸入密鑰：更改網址後不會保留已儲存的密鑰，而標頭或內容需要密鑰。',
  'text-provider-missing': '尚未儲存短訊服務商設定。',
};
