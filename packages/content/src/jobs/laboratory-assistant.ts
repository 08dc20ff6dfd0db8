import { type Job, jobSections } from './job.ts';

export const laboratoryAssistant: Job = {
  id: '1',
  title: { tw: '化驗室助理', zh: '实验室助理', en: 'Laboratory Assistant' },
  employment: 'FULL_TIME',
  introduction: {
    tw: '樣本送達化驗室後，由您的雙手開始它的旅程。您協助同事接收、整理及準備樣本，讓化驗工作順利進行。',
    zh: '样本送达实验室后，它的旅程从您的双手开始。您协助同事接收、整理和准备样本，让检验工作顺利进行。',
    en: 'A specimen’s way through the laboratory begins in your hands. You help to receive, sort and prepare specimens, so that testing can run smoothly.',
  },
  sections: jobSections({
    duties: [
      {
        tw: '接收樣本，核對標籤與化驗申請表是否相符',
        zh: '接收样本，核对标签与检验申请单是否一致',
        en: 'Receive specimens and check that label and request form agree',
      },
      {
        tw: '為化驗準備樣本，例如分類、離心及分裝',
        zh: '为检验准备样本，例如分类、离心和分装',
        en: 'Prepare specimens for testing: sorting, centrifuging, dividing into portions',
      },
      {
        tw: '保持工作檯及儀器清潔，並按程序記錄',
        zh: '保持工作台和仪器清洁，并按规程记录',
        en: 'Keep benches and instruments clean, and record it as the procedure says',
      },
      {
        tw: '補充試劑及用品，並協助妥善處理廢物',
        zh: '补充试剂和用品，并协助妥善处理废弃物',
        en: 'Restock reagents and supplies, and help to dispose of waste safely',
      },
    ],
    requirements: [
      {
        tw: '完成中學課程，對化驗工作有興趣',
        zh: '完成中学课程，对检验工作有兴趣',
        en: 'Secondary education, and an interest in laboratory work',
      },
      {
        tw: '細心、有條理，願意按書面程序工作',
        zh: '细心、有条理，愿意按书面规程工作',
        en: 'A careful and orderly way of working, following written procedures',
      },
      {
        tw: '能與同事合作，並可輪班工作',
        zh: '能与同事协作，并可轮班工作',
        en: 'Glad to work in a team, and in shifts',
      },
      {
        tw: '毋須相關經驗，在職期間由資深同事指導',
        zh: '无需相关经验，在职期间由资深同事指导',
        en: 'No experience needed: senior colleagues guide you at work',
      },
    ],
  }),
};
