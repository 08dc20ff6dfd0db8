import type {
  forgotten as sourceForgotten,
  passkeys as sourcePasskeys,
  recovery as sourceRecovery,
} from '../../en/staff/credentials.ts';
import type { Words } from '../../words.ts';

export const passkeys: Words<typeof sourcePasskeys> = {
  signIn: '使用通行密钥登录',
  or: '或使用密码',
  waiting: '请按照浏览器或设备的提示操作。',
  cancelled: '没有使用通行密钥。您可以重试，或使用密码。',
  title: '通行密钥',
  lead: '通行密钥让您用指纹、面容或设备密码登录，无需输入账户密码或验证码。',
  none: '您还没有通行密钥。',
  unsupported: '此浏览器无法在这里使用通行密钥。',
  add: '添加通行密钥',
  addLead: '请先确认是您本人，随后浏览器会询问将通行密钥保存在哪里。',
  proceed: '继续',
  added: '已添加通行密钥',
  remove: '移除',
  removeNamed: (name) => `移除通行密钥“${name}”`,
  removeTitle: (name) => `移除通行密钥“${name}”？`,
  removeTip: '移除后，它将无法再登录您的账户。您也可以在设备上将其删除。',
  removed: '已移除通行密钥',
  byPasskey: '使用通行密钥确认',
  since: '添加于',
  used: '上次使用',
  never: '尚未使用',
  failed: '无法加载您的通行密钥',
  loading: '正在加载您的通行密钥',
};

export const recovery: Words<typeof sourceRecovery> = {
  title: '恢复码',
  lead: '如果手机丢失，每个恢复码可供您登录一次。请保存在只有您能找到的地方；这些恢复码只显示这一次。',
  list: '您的十个恢复码',
  copy: '复制',
  copied: '已复制恢复码',
  notCopied: '无法复制恢复码，请自行抄写。',
  download: '下载',
  print: '打印',
  file: '恢复码',
  kept: '我已妥善保存',
  use: '使用恢复码',
  useDigits: '使用六位验证码',
  left: (count) => `还剩 ${count} 个恢复码`,
  renew: '重新生成恢复码',
  renewLead: '新的十个恢复码将取代旧的，旧的立即失效。',
  few: (count) =>
    count === 0
      ? '您的恢复码已经用完。请重新生成，以免手机丢失后无法登录。'
      : `您的恢复码只剩 ${count} 个，请重新生成。`,
  fewLink: '前往我的账户',
  used: (count) => `已使用恢复码，还剩 ${count} 个`,
};

export const forgotten: Words<typeof sourceForgotten> = {
  title: '忘记密码？',
  lead: '如果您的登录名是电子邮箱，我们会发送链接，供您设置新密码。',
  ask: '检验所的管理员可以为您重置密码。',
  userName: '如果您的登录名是用户名，请联系检验所的管理员重置密码。',
  email: '电子邮箱',
  emailWrong: '请输入您用来登录的电子邮箱',
  submit: '发送链接',
  sent: '请查看您的邮箱',
  sentHint:
    '如果有使用此邮箱的账户，带有链接的邮件即将发出。链接只能使用一次，一小时内有效。请同时查看垃圾邮件箱。',
  back: '返回登录',
  loading: '正在加载页面',
  failed: '无法加载此页面',
  choose: '设置新密码',
  chooseLead: '您将在所有设备上退出登录。登录时仍需通过双重认证。',
  chooseSubmit: '保存密码',
  done: '新密码已保存，请使用新密码登录。',
  invalid: '无法使用此链接',
  again: '重新获取链接',
};
