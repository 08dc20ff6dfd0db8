import type {
  forgotten as sourceForgotten,
  passkeys as sourcePasskeys,
  recovery as sourceRecovery,
} from '../../en/staff/credentials.ts';
import type { Words } from '../../words.ts';

export const passkeys: Words<typeof sourcePasskeys> = {
  signIn: '以通行密鑰登入',
  or: '或使用密碼',
  waiting: '請按瀏覽器或裝置的指示操作。',
  cancelled: '未有使用通行密鑰。您可以再試一次，或使用密碼。',
  title: '通行密鑰',
  lead: '通行密鑰讓您以指紋、面容或裝置的密碼登入，毋須輸入帳戶密碼或驗證碼。',
  none: '您尚未設定通行密鑰。',
  unsupported: '此瀏覽器未能在這裡使用通行密鑰。',
  add: '新增通行密鑰',
  addLead: '請先確認是您本人，瀏覽器隨後會詢問把通行密鑰存放在哪裡。',
  proceed: '繼續',
  added: '已新增通行密鑰',
  remove: '移除',
  removeNamed: (name) => `移除通行密鑰「${name}」`,
  removeTitle: (name) => `移除通行密鑰「${name}」？`,
  removeTip: '移除後，它便不能再登入您的帳戶。您亦可在裝置上把它刪除。',
  removed: '已移除通行密鑰',
  byPasskey: '以通行密鑰確認',
  since: '新增於',
  used: '上次使用',
  never: '尚未使用',
  failed: '未能載入您的通行密鑰',
  loading: '正在載入您的通行密鑰',
};

export const recovery: Words<typeof sourceRecovery> = {
  title: '後備碼',
  lead: '如遺失手機，每個後備碼可供您登入一次。請存放在只有您能找到的地方；這些後備碼只會顯示這一次。',
  list: '您的十個後備碼',
  copy: '複製',
  copied: '已複製後備碼',
  notCopied: '未能複製後備碼，請自行抄下。',
  download: '下載',
  print: '列印',
  file: '後備碼',
  kept: '我已妥善保存',
  use: '使用後備碼',
  useDigits: '使用六位驗證碼',
  left: (count) => `尚餘 ${count} 個後備碼`,
  renew: '重新產生後備碼',
  renewLead: '新的十個後備碼會取代舊的，舊的即時失效。',
  few: (count) =>
    count === 0
      ? '您的後備碼已經用完。請重新產生，以免遺失手機後無法登入。'
      : `您的後備碼只餘 ${count} 個，請重新產生。`,
  fewLink: '前往我的帳戶',
  used: (count) => `已使用後備碼，尚餘 ${count} 個`,
};

export const forgotten: Words<typeof sourceForgotten> = {
  title: '忘記密碼？',
  lead: '如您的登入名稱是電郵地址，我們會寄出連結，讓您設定新密碼。',
  ask: '檢驗所的管理員可為您重設密碼。',
  userName: '如您的登入名稱是用戶名稱，請聯絡檢驗所的管理員重設密碼。',
  email: '電郵地址',
  emailWrong: '請輸入您用來登入的電郵地址',
  submit: '寄出連結',
  sent: '請查閱您的電郵',
  sentHint:
    '如有使用此電郵地址的帳戶，載有連結的電郵即將寄出。連結只可使用一次，一小時內有效。請同時查看垃圾郵件匣。',
  back: '返回登入',
  loading: '正在載入頁面',
  failed: '未能載入此頁面',
  choose: '設定新密碼',
  chooseLead: '您會在所有裝置上登出。登入時仍須通過雙重認證。',
  chooseSubmit: '儲存密碼',
  done: '已儲存新密碼，請以新密碼登入。',
  invalid: '未能使用此連結',
  again: '重新索取連結',
};
