import type { staff as source } from '../en/staff.ts';
import type { Words } from '../words.ts';

export const staff: Words<typeof source> = {
  language: '語言',
  status: '此網站正在準備中',
  website: '返回主網站',
  staff: {
    title: '職員網站',
    lead: '化驗所職員將在此管理預約、開放時間及網站內容。',
    planTitle: '日後功能',
    plan: [
      '當日預約一覽，並在櫃位記錄到訪或缺席',
      '掃描訪客二維碼即場登記',
      '各服務點的開放時間、休息日及名額',
      '網站的最新消息、職位空缺、圖片及化驗套餐',
      '每日預約數目及名額使用情況',
    ],
  },
  doctor: {
    title: '醫生網站',
    lead: '轉介病人的醫生將在此下單及查閱報告。',
    planTitle: '日後功能',
    plan: ['遞交化驗訂單', '查看訂單及其進度', '按日期、姓名及訂單編號查閱病人報告'],
  },
  meanwhileTitle: '在此之前',
  meanwhile: (phone) => `請致電 ${phone} 與化驗所聯絡，我們會在電話中協助您。`,
};
