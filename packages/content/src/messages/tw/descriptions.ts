import type { Messages } from '../messages.ts';

export const descriptions: Messages['descriptions'] = {
  home: '香港醫學檢驗所：網上預約、查詢化驗項目及套餐、尋找採樣中心。',
  /** While the laboratory is not open for booking. */
  homeNotOpen: '香港醫學檢驗所：查詢化驗項目及套餐、檢驗前準備、尋找採樣中心。',
  aboutUs: '認識我們：檢驗所自 1976 年以來的歷程、採樣中心及檢測站。',
  ensure: '我們的質素政策、認可範圍及證書。',
  contactUs: '總辦事處及香港各分店的電話、傳真、電郵、地址及辦公時間。',
  recruitment: '檢驗所現有職位空缺、工作內容及申請方法。',
  recruitmentDetail: (name) => `${name}：工作內容、入職要求及申請方法。`,
  bloodcenter: '香港各採樣中心的地址、辦公時間及電話。',
  testItem: '按名稱、字母或科目查詢化驗項目，以及所需樣本和檢驗前準備。',
  packageItem: '所有化驗套餐的化驗編號、所需樣本及報告時間。',
  packageItemDetail: (name) => `${name}：化驗編號、所需樣本、報告時間及化驗項目。`,
  testItemDetail: (name) => `${name}：所需樣本及檢驗前準備。`,
  news: '檢驗所的最新消息及公告。',
  newsDetail: (name) => `檢驗所最新消息：${name}`,
  covidintroduce: '本所的新冠病毒檢測：檢測種類及地點。',
  covidqusetion: '有關本所新冠病毒檢測的常見問題及解答。',
  grassrootReserve: '醫管局協作計劃網上預約：預約、更改或取消心電圖、抽血及收集樣本服務。',
  grassrootReserveNotOpen: '網上預約是否開放，以及如何聯絡我們。',
  doctorService: '供轉介病人的醫生查閱化驗申請及報告。',
  infoEnter: '到訪前登記個人資料，取得供櫃檯掃描的二維碼，一小時內有效。',
  terms: '在本網站預約、更改或取消預約時適用的條款。',
  privacy: '您預約時提供的個人資料如何使用和保存，以及您的權利。',
  accessibility: '我們如何讓人人都能使用本網站、哪些尚未做到，以及可以告訴誰。',
};
