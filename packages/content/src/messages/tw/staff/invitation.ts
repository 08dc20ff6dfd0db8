import type { invitation as source } from '../../en/staff/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof source> = {
  loading: '載入中',
  byEmail: '以電郵發出邀請',
  byEmailHint: '用戶須於三天內經連結自行設定密碼。如不發出邀請，密碼由您轉告。',
  emailWrong: '請以電郵地址作為登入名稱，或不發出邀請',
  lead: '連結會寄往登入名稱所示的電郵地址，其他人不會知道密碼。',
  submit: '建立並邀請',
  invited: (login) => `正在向 ${login} 發出邀請`,
  language: '電郵的語言',
  languages: { tw: '繁體中文', zh: '簡體中文', en: '英文' },
  pending: '已邀請',
  state: {
    QUEUED: '正在發出邀請，用戶尚未設定密碼。',
    SENT: '已發出邀請，用戶尚未設定密碼。',
    FAILED: '未能送達邀請，請檢查電郵地址。',
    WITHDRAWN: '邀請已撤回，沒有人可登入此帳戶。',
  },
  again: '再次發出邀請',
  againTip: '系統會發出新連結，舊連結不再有效。',
  withdraw: '撤回邀請',
  withdrawTip: '連結不再有效。帳戶會保留，可再次邀請。',
  withdrawn: '已撤回邀請',
};
