import type { messageTests as source } from '../../en/staff/message-tests.ts';
import type { Words } from '../../words.ts';

export const messageTests: Words<typeof source> = {
  preview: {
    email: '邮件',
    text: '短信',
    house: '还没有自订文字，会发送以下系统预设文字。',
    lengths: '短信长度',
    length: (characters, segments, most) =>
      `${characters} 字，${segments} 段${most > segments ? `；名称较长且需空腹时最多 ${most} 段` : ''}`,
    many: (languages) => `超过三段：${languages}。每段都会收费，部分手机会把长消息分开显示。`,
    tooMany: (languages) => `可能超过六段，无法保存：${languages}。`,
    foreign: (characters) => `英文：使用“${characters}”会使消息变长，每段由 160 字减至 70 字。`,
  },
  title: '发送测试',
  lead: '发送表单现在的内容（不论是否已保存），填入虚构资料并注明为测试。不会保留收件地址。',
  language: '测试语言',
  email: '电子邮箱',
  emailWrong: '请输入电子邮箱，例如 name@example.com',
  sendEmail: '以邮件发送',
  noMail: '尚未设置邮件服务器，无法以邮件发送测试。请联系系统管理人员设置。',
  telNo: '手机号码',
  telNoWrong: '请输入 8 位香港手机号码',
  sendText: '以短信发送',
  running: '正在发送测试',
  emailSent: '邮件服务器已接收测试消息，请查看您的邮箱。',
  textSent: '服务商已接收测试消息，请查看您的手机。',
  failed: (failure) => `测试消息未被接收：${failure}。请检查地址或号码后再试。`,
};
