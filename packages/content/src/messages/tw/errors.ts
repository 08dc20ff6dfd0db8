import type { Messages } from '../messages.ts';

type Errors = Messages['errors'];

const form: Errors['form'] = {
  'name-required': '請輸入姓名',
  'name-too-long': '請輸入不超過100個字的姓名',
  'name-chinese': '請輸入中文姓名',
  'card-number-required': '請輸入身份證號碼',
  'card-number-invalid': '請輸入正確的身份證號碼',
  'phone-invalid': '請輸入8位數字的電話號碼',
  'phones-not-same': '兩次輸入的電話號碼不一致',
  'email-invalid': '電郵地址不正確',
  'phone-or-email': '請輸入電話號碼或電郵地址',
  'captcha-required': '請輸入驗證碼',
  'choose-address': '請選擇服務點',
  'choose-date': '請選擇日期',
  'agree-terms': '請同意服務條款',
  'agree-privacy': '請同意資料私隱條款',
  'date-format': '日期格式不正確',
  'qr-code-invalid': '二維碼無效',
};

const refusals: Errors['refusals'] = {
  'body-invalid': '提交的資料有欠缺或格式不正確，請檢查後再試。',
  'field-unknown': '提交的資料含有預約服務不認識的項目，請重新載入網頁後再試。',
  'text-invalid': '輸入的文字含有無法讀取的字元，請重新輸入。',
  'name-required': form['name-required'],
  'name-too-long': form['name-too-long'],
  'card-number-required': form['card-number-required'],
  'card-number-invalid': form['card-number-invalid'],
  'phone-invalid': form['phone-invalid'],
  'email-invalid': form['email-invalid'],
  'phone-or-email': form['phone-or-email'],
  'captcha-required': form['captcha-required'],
  'captcha-wrong': '驗證碼不正確或已過期，請輸入新的驗證碼。',
  'service-point-unknown': '此服務點不提供您選擇的服務，請重新選擇服務點。',
  'slot-unknown': '此時間不設預約，請選擇其他日期及時間。',
  'slot-past': '此時間已過，請選擇較後的時間。',
  'range-invalid': '查詢範圍最多100日，開始日期須早於結束日期。',
  'slot-full': '抱歉，此時段剛剛額滿。請選擇其他時間，您填寫的資料會保留。',
  'same-time': '您在此時間已有預約。請選擇其他時間，或更改原有預約。',
  'same-day': '您當日已有此項服務的預約。請選擇其他日子，或更改原有預約。',
  'already-cancelled': '此預約早已取消，您無須再做任何事。',
  'hold-ended': '為您保留的時段已到期，請重新選擇時間。',
  'hold-extensions-spent': '時限不能再延長。請立即完成預約，或重新選擇時間。',
  'idempotency-mismatch': '此預約已用其他資料提交過。如要提交新的預約，請重新開始。',
  'booking-token': '為保障您的預約，請先在「網上查詢」重新查找預約，再更改或取消。',
  'not-found': '找不到您要的內容，請返回後再試。',
  'method-not-allowed': '此處不能進行這項操作，請重新載入網頁後再試。',
  'body-too-large': '提交的內容過長，請縮短後再試。',
  'media-type': '提交的格式無法讀取，請以JSON格式提交。',
  'too-many-requests': '嘗試次數過多，請等候幾分鐘再試。',
  busy: '預約服務現時繁忙，請稍後再試。',
  unexpected: '抱歉，系統出現問題，請過幾分鐘再試。',
};

const client: Errors['client'] = {
  loginExpired: '您的登入已過期，請重新登入。',
  contactAdministrator: '系統出現問題，請聯絡管理員。',
  connectionAbnormal: '後端介面連接異常',
  requestTimedOut: '系統介面請求逾時',
  statusAbnormal: (status) => `系統介面${status}異常`,
  duplicate: '數據正在處理，請勿重複提交',
  noData: '暫無數據',
  timedOut: '已逾時，請重新申請',
  requestId: (id) => `查詢編號：${id}`,
};

const olderLabels: Errors['olderLabels'] = {
  englishName: '英文姓名',
  chineseName: '中文姓名',
  dateOfBirth: '出生日期',
  gender: '性別',
  documentType: '證件類別',
  hkidNumber: '香港身份證號碼',
  travelDocumentType: '旅遊證件類別',
  travelDocumentNumber: '旅遊證件號碼',
  mobileNumber: '手提電話號碼',
  mobileNumberAgain: '確認手提電話號碼',
  email: '電郵地址',
  verificationCode: '驗證碼',
};

export const errors: Errors = { form, refusals, client, olderLabels };
