import type { invitation as source } from '../../en/staff/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof source> = {
  loading: '加载中',
  byEmail: '通过邮件发送邀请',
  byEmailHint: '用户须在三天内通过链接自行设置密码。如不发送邀请，密码由您转告。',
  emailWrong: '请使用邮箱地址作为登录名，或不发送邀请',
  lead: '链接将发送到登录名所示的邮箱地址，其他人不会知道密码。',
  submit: '创建并邀请',
  invited: (login) => `正在向 ${login} 发送邀请`,
  language: '邮件的语言',
  languages: { tw: '繁体中文', zh: '简体中文', en: '英文' },
  pending: '已邀请',
  state: {
    QUEUED: '正在发送邀请，用户尚未设置密码。',
    SENT: '邀请已发送，用户尚未设置密码。',
    FAILED: '邀请未能送达，请检查邮箱地址。',
    WITHDRAWN: '邀请已撤回，没有人可以登录此账户。',
  },
  again: '再次发送邀请',
  againTip: '系统会发送新链接，旧链接不再有效。',
  withdraw: '撤回邀请',
  withdrawTip: '链接不再有效。账户会保留，可以再次邀请。',
  withdrawn: '邀请已撤回',
};
