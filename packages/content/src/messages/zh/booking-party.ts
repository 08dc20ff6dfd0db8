import type { bookingParty as source } from '../en/booking-party.ts';
import type { Words } from '../words.ts';

export const bookingParty: Words<typeof source> = {
  howMany: '预约人数',
  people: (count) => `${count} 人`,
  rule: (count) =>
    `可预约的时段都能容纳 ${count} 人，部分人可能会安排在该时间之后一小时内。所有人一起预约成功，否则都不预约。`,
  tooFew: (time, count) => `${time}的名额已不足 ${count} 人。`,
  person: (number) => `第 ${number} 位`,
  sameContact: '电话和电子邮箱与第 1 位相同',
  at: (person, problem) => `${person}：${problem}`,
  details: '各人信息',
  booked: '预约已完成',
  change: '更改或取消',
  oneEach: (count) => `共有 ${count} 项预约，各有预约编号。每位可分别用姓名和身份证号码查询、修改或取消。`,
  slipOf: (person, name) => `${person}：${name}`,
};
