import type { Messages } from '../messages.ts';

export const home: Messages['home'] = {
  title: '醫學化驗，每一步都清清楚楚',
  lead: '網上預約、查詢化驗項目及事前準備，或尋找就近的採樣中心。',
  book: '立即預約',
  findCentre: '尋找採樣中心',
  waysTitle: '您想辦理甚麼？',
  ways: {
    booking: {
      title: '網上預約',
      text: '選擇服務點、日期及時間；亦可查詢、更改或取消已有的預約。',
    },
    catalogue: { title: '化驗項目及套餐', text: '按名稱或字母查詢化驗項目，了解所需樣本及檢驗前準備。' },
    centres: { title: '採樣中心', text: '查看本港各採樣中心的地址、辦公時間及電話。' },
    reports: { title: '醫生查閱報告', text: '轉介醫生可在醫生服務專區查看化驗申請及報告。' },
  },
  prepareTitle: '到訪前請留意',
  aboutTitle: '扎根香港，服務社群',
  about: (laboratory, group) =>
    `${laboratory}是香港的醫學診斷檢驗所${group === undefined ? '' : `，隸屬${group}`}。由樣本到報告，病人、醫生及診所每天都信賴我們的工作。`,
  accreditation: '認可編號',
  learnMore: '了解更多',
  carousel: {
    label: '重點推介',
    carousel: '輪播',
    slide: '幻燈片',
    position: (number, total) => `第 ${number} 張，共 ${total} 張`,
    show: (number, total) => `顯示第 ${number} 張，共 ${total} 張`,
    previous: '上一張',
    next: '下一張',
    pause: '停止自動轉換',
    play: '開始自動轉換',
  },
  noticesTitle: '通告',
  newsTitle: '最新消息',
  allNews: '所有消息',
  qualityLink: '質素政策',
  packagesLink: '查看所有化驗套餐',
  jobs: { title: '加入我們', text: '查看現時的職位空缺，與我們一起為病人服務。' },
  jobsLink: '查看職位空缺',
  contact: { title: '聯絡我們', text: '查看各辦事處及分店的電話、傳真、辦公時間及地址。' },
  contactLink: '聯絡資料',
};
