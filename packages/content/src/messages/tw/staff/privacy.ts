import type { PersonalRow, PersonalTableName } from '@phial/contract/staff/privacy';
import type { privacy as source } from '../../en/staff/privacy.ts';
import type { Words } from '../../words.ts';

const tables: Record<PersonalTableName, string> = {
  appointments: '預約',
  'waiting-list': '候補登記',
  orders: '化驗申請',
  reports: '報告',
};

const erasureActions: Record<PersonalRow['fate'], string> = {
  erase: '將會刪除',
  cancel: '將會取消並刪除',
  keep: '作為醫療紀錄保留',
};

export const privacy: Words<typeof source> = {
  title: '私隱',
  lead: '病人的個人資料會自動刪除。這裏可看到下一次刪除的資料，並處理個別人士的要求。',
  loading: '載入中',
  failed: '未能取得這一頁的資料',
  tables,
  erasureActions,
  preview: {
    title: '每日刪除',
    rule: (days, since) =>
      `到訪日期 ${days} 日後，預約的個人資料便會刪除，統計數字則會保留。目前保留${since}起的到訪資料。`,
    none: '一星期內沒有到期的資料。',
    tableLabel: '已到期及一星期內到期的資料',
    visits: '到訪日期',
    erasedOn: '刪除日期',
    table: '類別',
    rows: '紀錄數目',
    dueNow: '已到期',
  },
  held: {
    title: (records) => `有 ${records.toLocaleString('en')} 項紀錄同時到期，現時未有刪除任何資料`,
    clock: (today) => `按伺服器的時鐘，今天是${today}。`,
    since: (day) => `上次刪除時，保留了${day}起的到訪紀錄。現時到期的數目，多於其間日數所應有的。`,
    never: '此資料庫從未進行過刪除。',
    choose:
      '如日期正確，例如伺服器曾長時間停用，或由備份還原，請刪除這些紀錄。如日期不正確，請勿刪除，並請有關人員校正時鐘；其後每日的刪除會自動恢復。',
    erase: '刪除這些紀錄',
    question: (records) => `要刪除 ${records.toLocaleString('en')} 項紀錄嗎？`,
    visits: (day) => `${day}之前到訪的所有個人資料都會刪除。`,
    forGood: '刪除後不能復原。',
    keep: '不刪除',
    sure: '永久刪除',
    erased: '已刪除到期的紀錄。',
  },
  runs: {
    title: '刪除、匯出及查詢紀錄',
    none: '未有刪除、匯出或查詢的紀錄',
    allInAuditLog: '在審計紀錄查看全部',
  },
  person: {
    title: '個別人士的要求',
    tip: '提出要求的人必須證明號碼屬於本人：請查看證件。查詢、匯出及刪除都會寫入審計紀錄。',
    document: '證件',
    documents: { HKID: '香港身份證', TRAVEL: '旅行證件' },
    number: '證件號碼',
    numberHint: { HKID: '完整號碼，連同括號內的數字或字母，例如 A123456(3)', TRAVEL: '按護照或通行證所示' },
    search: '查詢',
    searching: '查詢中',
    clear: '關閉此人資料',
    found: (docNo, count) => (count === 0 ? `沒有保留 ${docNo} 的資料` : `${docNo} 的紀錄：${count} 項`),
    nothingHint: '可能從未預約，或個人資料已經刪除。',
    tableLabel: '此人的紀錄',
    at: '時間',
    kind: '類別',
    state: '狀態',
    fate: '刪除時',
    unsearchable: (count) =>
      `有 ${count} 項紀錄（任何人的）未能查詢，因為沒有相應的密鑰。請聯絡伺服器管理人。`,
    copy: '儲存副本',
    copyTip: '檔案載有所有資料的明文。交給當事人後，請從這部電腦刪除。',
    copied: '副本已儲存。交給當事人後，請從這部電腦刪除。',
    erase: '刪除此人資料',
  },
  states: {
    BOOKED: '已預約',
    ATTENDED: '已到',
    NO_SHOW: '缺席',
    CANCELLED: '已取消',
    DRAFT: '草稿',
    PLACED: '已提交',
    RECEIVED: '已收樣本',
    IN_PROGRESS: '部分報告已發出',
    REPORTED: '已出報告',
    PATIENT: '醫生的病人',
    partial: '部分結果',
    preliminary: '初步結果',
    final: '最終報告',
    amended: '已修訂',
    corrected: '已更正',
    appended: '有補充',
    cancelled: '已取消',
    'entered-in-error': '誤輸入',
  },
  erase: {
    title: '永久刪除？',
    count: (erased, cancelled, kept) =>
      [
        `${erased} 項紀錄的個人資料將會刪除。`,
        cancelled > 0 ? `其中 ${cancelled} 個未到期的預約會取消。` : '',
        kept > 0 ? `${kept} 項作為醫療紀錄保留。` : '',
      ].join(''),
    forGood: '刪除後不能復原。',
    confirmation: '請再次輸入證件號碼',
    confirmationHint: '以確定是您要刪除的人',
    differs: '與查詢時的號碼不同，請再輸入一次。',
    submit: '永久刪除',
    keep: '不刪除',
    done: (rows) => `已刪除 ${rows} 項紀錄`,
    changed: '這些紀錄剛剛有更改',
    changedHint: '現在顯示的是最新資料，沒有刪除任何紀錄。請看清楚後再決定。',
  },
};
