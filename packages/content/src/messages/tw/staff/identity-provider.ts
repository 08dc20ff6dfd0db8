import type { IdentityProviderTest, ProviderOutcome } from '@phial/contract/staff/identity-provider';
import type { identityProvider as source } from '../../en/staff/identity-provider.ts';
import type { Words } from '../../words.ts';

const outcomes: Record<ProviderOutcome, { title: string; text: string }> = {
  confirmed: {
    title: '已確認是您本人',
    text: '確認於五分鐘內有效。您可關閉此視窗，返回原來的網頁繼續。',
  },
  failed: {
    title: '未能登入',
    text: '請再試一次。如再次發生，請把發生時間告知管理員。',
  },
  expired: {
    title: '登入時間過長',
    text: '登入未有在十分鐘內完成，或並非在原來的瀏覽器完成，請再試一次。',
  },
  'no-access': {
    title: '您的機構帳戶不能登入本網站',
    text: '請向管理機構帳戶的同事或檢驗所的管理員查詢。',
  },
  unavailable: {
    title: '未能連接貴機構的登入服務',
    text: '請於數分鐘後再試。如您有本網站的登入名稱及密碼，亦可使用。',
  },
};

const problems: Record<NonNullable<IdentityProviderTest['problem']>, string> = {
  'address-invalid': '這不是以 https 開始的網址。',
  unreachable: '此網址未有及時回應。',
  'no-configuration': '此網址的服務不是 OpenID Connect 身份提供者。',
  'other-issuer': '身份提供者所示的簽發者與此不同，請完全按其寫法輸入。',
  unsuitable: '此身份提供者不支援以授權碼及已簽署的權杖登入。',
};

export const identityProvider: Words<typeof source> = {
  outcomes,
  signIn: {
    or: '或使用本網站的登入名稱：',
    inWindow: '會開啟新視窗，您在此輸入的內容會保留。',
    leavesFrame: '您將離開此網頁，貴機構的登入頁會佔用整個視窗。',
    blocked: '瀏覽器阻止了新視窗，請允許後再試。',
  },
  confirmation: {
    hint: '請以您的機構帳戶確認是您本人。系統會開啟新視窗，此表格會保留。',
    button: '以機構帳戶確認',
    confirmed: '已確認，請於五分鐘內繼續。',
    blocked: '瀏覽器阻止了新視窗，請允許後再試。',
  },
  ofProvider: {
    title: '登入方式',
    text: '您以機構帳戶登入。密碼及雙重認證由貴機構管理，不在本網站設定。',
    end: '如要取消帳戶，請聯絡檢驗所的管理員。',
    method: '機構帳戶',
  },
  link: {
    button: '連結機構帳戶',
    tip: '此後這位用戶只可經身份提供者登入：此帳戶的密碼、雙重認證及通行密鑰會被移除，所有登入會結束。職務及服務點跟隨身份提供者的群組。',
    subject: '在身份提供者的識別碼（sub）',
    subjectHint: '用戶不變的「sub」，並非電郵地址。',
    subjectMissing: '請輸入識別碼，最多 255 個字元',
    submit: '連結',
    done: (name) => `${name} 此後以機構帳戶登入`,
  },
  title: '身份提供者',
  lead: '職員及醫生可以貴機構的帳戶登入（OpenID Connect）。設有密碼的帳戶會保留，供緊急時使用。',
  loading: '正在載入設定',
  failed: '未能載入設定',
  addresses: {
    title: '在身份提供者登記的網址',
    redirect: '重新導向網址',
    logout: '伺服器間登出網址',
    copy: '複製',
    copied: '已複製',
    notCopied: '未能複製，請自行選取並複製。',
    copyOf: (name) => `複製：${name}`,
  },
  provider: {
    title: '身份提供者',
    enabled: '在登入頁提供',
    issuer: '簽發者（issuer）',
    issuerHint: (example) => `按身份提供者的寫法，例如 ${example}`,
    issuerWrong: '請輸入簽發者，須為以 https 開始的網址',
    clientId: '用戶端 ID（client ID）',
    clientIdMissing: '請輸入用戶端 ID，最多 200 個字元',
    secret: '用戶端密鑰（client secret）',
    secretStored: '已儲存密鑰，不會再次顯示。如不更改，請留空。',
    secretNone: '如屬公開用戶端，只以 PKCE 保護，請留空。',
    removeSecret: '移除已儲存的密鑰',
    scopes: '範圍（scopes）',
    scopesHint: '以空格分隔，須包括「openid」',
    scopesWrong: '請輸入範圍，須包括「openid」',
  },
  test: {
    button: '測試簽發者',
    running: '正在讀取身份提供者的設定',
    good: '可連接此身份提供者，並適合使用。',
    signOut: (has) =>
      has ? '在此登出時，會同時在該處登出。' : '該處沒有登出功能：在此登出後，在該處仍是登入狀態。',
    backChannel: (has) =>
      has
        ? '可由該處結束在此的登入（伺服器間登出）。'
        : '不能由該處結束在此的登入：離職的人員會維持登入，直至登入期限完結。',
    note: '用戶端 ID 及密鑰會在首次登入時核對。',
    problems,
  },
  claims: {
    title: '身份提供者提供的個人資料',
    name: '姓名的聲明（claim）',
    groups: '群組的聲明（claim）',
    hint: (example) => `以句點指向物件內的項目，例如 ${example}`,
    missing: '請輸入聲明的名稱，最多 200 個字元',
  },
  button: {
    title: '登入頁的按鈕',
    tw: '繁體中文',
    zh: '簡體中文',
    en: '英文',
    missing: '請輸入按鈕文字，最多 60 個字',
  },
  groups: {
    title: '群組',
    label: '各群組的權限',
    lead: '不屬於以下任何群組的人不能登入。屬於多個群組時，以最高的職務為準，服務點合併計算。',
    none: '未有群組：現時沒有人可經身份提供者登入。',
    group: '群組',
    groupHint: '按身份提供者的寫法',
    row: (number) => `第 ${number} 個群組`,
    groupMissing: (number) => `請輸入第 ${number} 個群組的名稱，最多 200 個字元`,
    pointsMissing: (number) => `請為第 ${number} 個群組選擇最少一個服務點，或選擇所有服務點`,
    add: '新增群組',
    remove: '移除',
    removeOf: (number) => `移除第 ${number} 個群組`,
  },
  passwordHint: '請再次輸入：群組決定誰是管理員。',
  save: '儲存',
  saved: '已儲存設定',
  conflict: {
    title: '其他人剛更改了這些設定',
    text: '您的更改尚未儲存，您輸入的內容仍在此處。',
    theirs: '顯示現時的設定',
    mine: '仍儲存我的更改',
  },
};
