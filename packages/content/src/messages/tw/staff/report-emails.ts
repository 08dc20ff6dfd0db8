import type { reportEmails as source } from '../../en/staff/report-emails.ts';
import type { Words } from '../../words.ts';

export const reportEmails: Words<typeof source> = {
  title: '報告電郵',
  lead: (address) => `報告送達時，我們會發電郵至 ${address}。電郵不會載有病人姓名或任何結果。`,
  label: '在以下情況通知我',
  all: '每份新報告及新版本',
  critical: '只限危急結果，及取代該結果的版本',
  always: '為保障病人安全，危急結果的電郵不能關閉。',
  noAddress: '您的登入名稱並非電郵地址，故未能以電郵通知您。',
  noAddressHint: '如有危急結果，檢驗所會致電您。如欲收取電郵，請向檢驗所申請以電郵地址作登入名稱的帳戶。',
  noMailServer: '檢驗所現時不發出電郵。',
  noMailServerHint: '如有危急結果而您尚未確認知悉，檢驗所會致電您。',
  save: '儲存',
  saved: '已儲存您的選擇',
  loading: '正在載入您的選擇',
  failed: '未能載入您的選擇',
};
