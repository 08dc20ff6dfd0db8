import type { shell as source } from '../../en/staff/shell.ts';
import type { Words } from '../../words.ts';

export const shell: Words<typeof source> = {
  siteName: '職員網站',
  doctorSiteName: '醫生網站',
  skip: '跳到內容',
  language: '語言',
  languageFailed: '未能更改語言。請檢查網絡連線後再試。',
  menu: '選單',
  openMenu: '打開選單',
  closeMenu: '關閉選單',
  website: '返回網站',
  myAccount: '我的帳戶',
  signOut: '登出',
  notices: { region: '訊息', dismiss: '關閉此訊息', alertTitle: '請注意', ok: '確定' },
  groups: { desk: '櫃檯', site: '網站內容', oversight: '總覽', doctor: '我的病人', account: '帳戶' },
  page: {
    loading: '載入中',
    failed: '未能載入此頁',
    failedHint: '請檢查網絡連線後再試。',
    broken: '此頁出現問題',
    brokenHint: '請再試一次。如再次發生，請把發生的時間告訴管理員。',
    tryAgain: '再試一次',
    reload: '重新載入網站',
    notFound: '沒有此頁',
    notFoundHint: '網址可能不完整，或您的職務不能使用此頁。',
    toStart: '前往首頁',
  },
  session: {
    starting: '正在查看登入狀態',
    leaving: '正在登出',
    ended: '登入已結束',
    endedHint: '請重新登入。您已輸入的內容仍會保留。',
    other: '其他人已登入',
    otherHint: (name) =>
      `此瀏覽器的另一分頁已由其他人登入，因此本頁不會再執行任何操作。如要以 ${name} 的身份繼續，請重新登入，您已輸入的內容仍會保留。`,
    newcomerHint: '或以剛登入者的身份繼續，本頁已輸入的內容將會失去。',
    newcomer: '離開本頁',
  },
  table: {
    filter: '篩選',
    filterHint: '輸入任何一欄的部分文字',
    count: (shown: number, all: number) => (shown === all ? `共 ${all} 項` : `${all} 項中的 ${shown} 項`),
    countSoFar: (shown: number, fetched: number) =>
      shown === fetched
        ? `已載入 ${fetched} 項，尚有更多`
        : `已載入的 ${fetched} 項中的 ${shown} 項，尚有更多`,
    none: '沒有符合的項目',
    order: '排序',
    ascending: (column: string) => `${column}（由小至大）`,
    descending: (column: string) => `${column}（由大至小）`,
    clear: '清除篩選',
    more: (count: number) => `再顯示 ${count} 項`,
    export: '匯出 CSV',
  },
};
