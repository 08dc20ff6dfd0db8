import type { bookingParty as source } from '../en/booking-party.ts';
import type { Words } from '../words.ts';

export const bookingParty: Words<typeof source> = {
  howMany: '預約人數',
  people: (count) => `${count} 人`,
  rule: (count) =>
    `可預約的時段均可容納 ${count} 人，部分人士或會安排在該時間之後一小時內。全部人士一併預約成功，否則一概不作預約。`,
  tooFew: (time, count) => `${time}的名額已不足 ${count} 人。`,
  person: (number) => `第 ${number} 位`,
  sameContact: '電話和電郵與第 1 位相同',
  at: (person, problem) => `${person}：${problem}`,
  details: '各人資料',
  booked: '預約已完成',
  change: '更改或取消',
  oneEach: (count) => `共有 ${count} 項預約，各有預約編號。每位可各自以姓名及身份證號碼查詢、更改或取消。`,
  slipOf: (person, name) => `${person}：${name}`,
};
