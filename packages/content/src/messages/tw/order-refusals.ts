import type { orderRefusals as source } from '../en/order-refusals.ts';
import type { Words } from '../words.ts';

export const orderRefusals: Words<typeof source> = {
  'patient-exists': '您已有一位使用此證件號碼的病人，請選用該病人。',
  'order-item-unknown': '您選擇的某些項目，檢驗所已不再提供。請從化驗申請中移除。',
  'order-patient-missing': '請先選擇病人，再提交化驗申請。',
  'order-items-missing': '請先選擇最少一個套餐或化驗項目，再提交化驗申請。',
  'order-state': '此化驗申請的狀態已經改變，不能再進行此操作。請再次核對。',
  'order-set-name': '請為組合輸入 1 至 60 個字元的名稱。',
  'order-set-name-taken': '您已有同名的組合，請使用另一個名稱。',
  'order-sets-full': '最多可保存 50 個化驗組合。請先刪除不再使用的組合。',
  'favourites-full': '最多可保存 100 個常用項目。請先移除不再使用的項目。',
  'order-unknown': '沒有此編號或二維碼的化驗申請，請核對後再試。',
  'orders-not-sent': '部分化驗申請從未以此版本發出，因此全部未獲確認；詳見回應列出的申請。',
  'feed-position-unknown': '此讀取位置不明，例如備份還原之後。請從頭開始讀取。',
  'specimen-bundle-invalid': '整批樣本未獲接收，須修正之處載於問題清單。',
  'request-note-invalid': '此轉介信的二維碼已經失效，請自行填寫個人資料。',
};
