import type { publicPages as en } from '../en/public-pages.ts';
import type { Words } from '../words.ts';

export const publicPages: Words<typeof en> = {
  skip: '跳到主要內容',
  breadcrumbs: '您的位置',
  languages: '語言',
  more: '更多頁面',
  openHere: '在本所網站開啟此頁',
  openHint: '您亦可在網站查詢化驗項目、預約服務及尋找採樣中心。',
  areas: {
    packages: '化驗套餐',
    tests: '化驗項目',
    news: '最新消息',
    jobs: '職位空缺',
    terms: '服務條款',
    privacy: '私隱政策',
    accessibility: '無障礙瀏覽',
  },
  testsLead: '化驗項目按英文名稱首字母排列。點選項目，可查看所需樣本及檢驗前準備。',
  otherLetters: '數字及符號',
  noTests: '化驗項目一覽暫時未能提供，請向我們查詢。',
  newsLead: '本所發布的消息，最新的排在最前。',
  noJobs: '目前沒有職位空缺。',
  jobsLead: '本所現正招聘的職位。點選職位，可查看工作內容。',
  published: '發布日期',
  notFound: '找不到此頁',
  notFoundHint: '網址可能不完整，或此頁已經移除。以下一覽載有所有頁面。',
};
