import type { requestNote as source } from '../en/request-note.ts';
import type { Words } from '../words.ts';

export const requestNote: Words<typeof source> = {
  title: '转介信',
  orderNumber: '申请编号',
  urgent: '加急',
  placedOn: '申请日期',
  draft: '草稿：尚未提交',
  cancelled: '已取消：请勿使用',
  patient: '患者',
  sex: { F: '女', M: '男' },
  born: (day) => `出生日期：${day}`,
  document: { HKID: '身份证', TRAVEL: '旅行证件' },
  doctor: '医生',
  items: '检验项目',
  specimens: '样本',
  fasting: '空腹要求',
  remarks: '请注意',
  for: (codes) => `适用于 ${codes}`,
  scan: '扫描二维码预约时间，系统会为您填好个人信息。',
  scanUntil: (day) => `有效期至 ${day}，或至检验所收到样本为止。`,
  bring: '到访时请携带此转介信和身份证明文件。',
  questions: (phone) => `咨询：${phone}`,
};
