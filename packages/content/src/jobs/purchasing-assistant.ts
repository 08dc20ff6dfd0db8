import { type Job, jobSections } from './job.ts';

export const purchasingAssistant: Job = {
  id: '3',
  title: { tw: '採購助理', zh: '采购助理', en: 'Purchasing Assistant' },
  employment: 'FULL_TIME',
  introduction: {
    tw: '試劑、採樣管及手套必須在需要之前到位。您負責訂購及跟進，讓化驗工作從不因缺貨而停頓。',
    zh: '试剂、采样管和手套必须在需要之前到位。您负责订购和跟进，让检验工作不会因缺货而停顿。',
    en: 'Reagents, tubes and gloves have to be there before they are needed. You order and follow up, so that testing never waits for supplies.',
  },
  sections: jobSections({
    duties: [
      {
        tw: '索取報價，製備及跟進採購訂單',
        zh: '索取报价，制作和跟进采购订单',
        en: 'Ask for quotations, prepare purchase orders and follow them up',
      },
      {
        tw: '核對送貨、批號及有效日期，並更新庫存紀錄',
        zh: '核对到货、批号和有效期，并更新库存记录',
        en: 'Check deliveries, lot numbers and expiry dates, and keep the stock records up to date',
      },
      {
        tw: '與供應商及化驗部門保持聯絡',
        zh: '与供应商和检验部门保持联系',
        en: 'Keep in touch with suppliers and with the laboratory sections',
      },
      {
        tw: '整理採購文件，供內部查核',
        zh: '整理采购文件，供内部审核',
        en: 'Keep purchasing documents in order for internal review',
      },
    ],
    requirements: [
      {
        tw: '完成中學課程，有文書或採購經驗更佳',
        zh: '完成中学课程，有文员或采购经验者优先',
        en: 'Secondary education; experience in office work or purchasing is welcome',
      },
      {
        tw: '熟悉試算表及文書處理軟件',
        zh: '熟练使用电子表格和文字处理软件',
        en: 'At home with spreadsheets and word processing',
      },
      {
        tw: '對數字敏銳，做事有條理',
        zh: '对数字敏感，做事有条理',
        en: 'An eye for figures, and an orderly way of working',
      },
      {
        tw: '良好的中文及一般英文書寫能力',
        zh: '良好的中文和一般的英文书写能力',
        en: 'Good written Chinese and fair written English',
      },
    ],
  }),
};
