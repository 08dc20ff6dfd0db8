import type { requestNote as source } from '../en/request-note.ts';
import type { Words } from '../words.ts';

export const requestNote: Words<typeof source> = {
  title: '轉介信',
  orderNumber: '申請編號',
  urgent: '緊急',
  placedOn: '申請日期',
  draft: '草稿：尚未提交',
  cancelled: '已取消：請勿使用',
  patient: '病人',
  sex: { F: '女', M: '男' },
  born: (day) => `出生日期：${day}`,
  document: { HKID: '身份證', TRAVEL: '旅行證件' },
  doctor: '醫生',
  items: '化驗項目',
  specimens: '樣本',
  fasting: '空腹要求',
  remarks: '請注意',
  for: (codes) => `適用於 ${codes}`,
  scan: '掃描二維碼預約時間，系統會為您填上個人資料。',
  scanUntil: (day) => `有效至 ${day}，或至檢驗所收到樣本為止。`,
  bring: '到訪時請帶同此轉介信及身份證明文件。',
  questions: (phone) => `查詢：${phone}`,
};
