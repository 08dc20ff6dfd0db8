import type { sample as source } from '../../en/staff/sample.ts';
import type { Words } from '../../words.ts';

export const sample: Words<typeof source> = {
  title: '此資料庫載有虛構的人物',
  counts: {
    bookings: (count) => `${count} 個虛構的預約`,
    accounts: (count) => `${count} 個示範帳戶`,
    patients: (count) => `${count} 名虛構的病人`,
    orders: (count) => `${count} 份虛構的化驗申請`,
    reports: (count) => `${count} 份虛構的報告`,
  },
  whatToDo: '這些資料在試用時隨示範內容載入，會佔用名額並計入統計。請在向訪客開放之前將其移除。',
  removal: {
    link: '移除示範內容',
    isSample: '目前顯示的是示範檢驗所',
    isSampleHint: '服務點、文字、預約及帳戶均屬虛構。開始輸入貴所資料時，請將其移除。',
    title: '移除示範內容',
    lead: '隨示範內容載入的一切將永久刪除。您其後修改過的資料屬貴所所有，會予以保留。',
    goes: '將會刪除',
    more: {
      servicePoints: (count) => `${count} 個服務點，連同其開放時間及時段`,
      services: (count) => `${count} 項服務`,
      testItems: (count) => `${count} 個化驗項目`,
      entries: (count) => `${count} 項網站文字、圖片及清單`,
    },
    stays:
      '地區、公眾假期、心電圖及抽血兩項服務，以及審計紀錄會保留。如已有人就示範文字開始撰寫草稿，草稿會保留，但該文字不再發佈。在貴所的服務點開放之前，訪客不能預約。',
    obstacles: {
      title: '請先處理以下項目',
      lead: '有實際資料與示範內容相關。處理之前不會刪除任何資料。',
      administrator: () => '目前只有示範帳戶能以管理員身份登入。請先建立貴所的管理員帳戶。',
      booking: (name, count) =>
        `${name}：有 ${count} 個由他人作出的預約。請在櫃檯取消，或儲存該服務點，把它保留為貴所所有。`,
      account: (name) => `帳戶 ${name} 在示範服務點工作。請為其指派其他服務點。`,
      'identity-provider': (name) => `身份提供者的群組 ${name} 獲分配示範服務點。請改為其他服務點。`,
      service: (name) => `${name}：貴所的服務點提供此服務。請儲存該服務，把它保留為貴所所有。`,
      'test-item': (name) => `${name}：此組合包含示範化驗項目。請將其移出，或儲存該等項目以作保留。`,
      subject: (name) => `${name}：貴所的化驗項目屬於此類別。請發佈該類別以作保留，或改用其他類別。`,
      'collection-centre': (name) => `${name}：此樣本收集中心設於示範服務點。請選擇其他服務點。`,
      'package-group': (name) => `${name}：貴所的套餐屬於此類別。請發佈該類別以作保留，或改用其他類別。`,
      order: (name) =>
        `化驗申請 ${name} 是以示範醫生的身份提交的。請以該醫生的身份取消；如樣本已收取，只能在伺服器上以指令移除。`,
      change: '處理',
    },
    passwordHint: '此操作不能復原。',
    submit: '刪除示範內容',
    loading: '正在點算示範內容',
    failed: '未能點算示範內容',
    failedHint: '請再試一次。',
    none: '此資料庫沒有示範內容。',
    done: '示範內容已移除，不會再次載入。',
  },
};
