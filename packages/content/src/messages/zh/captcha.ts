import type { captcha as source } from '../en/captcha.ts';
import type { Words } from '../words.ts';

export const captcha: Words<typeof source> = {
  label: '验证码',
  picture: '验证码图片，内有四个字母或数字。',
  refresh: '换一张图片',
  loading: '正在加载图片',
  failed: '图片加载失败。',
  retry: '重试',
  renewed: '图片已更新，请输入当前显示的验证码。',
  help: (phone) =>
    phone === undefined
      ? '如果看不清图片，可选择“不用图片继续”。'
      : `如果看不清图片，可选择“不用图片继续”，或致电 ${phone}，由工作人员协助。`,
  without: '不用图片继续',
  working: '您的设备正在以简短的检查代替图片，一般只需几秒。',
  progress: '检查进度',
  cancel: '改用图片',
  earned: '检查完成，验证码已为您填好，您可以继续。',
  notEarned: '未能完成检查，请再试一次，或改用图片。',
  filledIn: '已为您填好',
};
