import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  notYet: {
    status: '此頁正在準備中',
    meanwhileTitle: '您現在可以',
    call: (phone) => `致電 ${phone}`,
    callHint: '查詢化驗項目、報告及預約。',
    write: (email) => `電郵至 ${email}`,
    writeHint: '請勿在電郵中填寫病歷資料。',
    book: '網上預約',
    bookHint: '協作計劃的預約、更改及取消已可在本網站辦理。',
    doctorService: '醫生將可在這裏下單，並查看訂單及病人報告。',
  },
};
