import type { captcha as source } from '../en/captcha.ts';
import type { Words } from '../words.ts';

export const captcha: Words<typeof source> = {
  label: '驗證碼',
  picture: '驗證碼圖片，內有四個英文字母或數字。',
  refresh: '換一張圖片',
  loading: '正在載入圖片',
  failed: '未能載入圖片。',
  retry: '重試',
  renewed: '圖片已更新，請輸入現時顯示的驗證碼。',
  help: (phone) =>
    phone === undefined
      ? '如看不清楚圖片，可選「不用圖片繼續」。'
      : `如看不清楚圖片，可選「不用圖片繼續」，或致電 ${phone}，由職員協助。`,
  without: '不用圖片繼續',
  working: '您的裝置正以簡短的檢查代替圖片，一般只需數秒。',
  progress: '檢查進度',
  cancel: '改用圖片',
  earned: '檢查完成，驗證碼已為您填上，您可以繼續。',
  notEarned: '未能完成檢查，請再試一次，或改用圖片。',
  filledIn: '已為您填上',
};
