import type { orderRefusals as source } from '../en/order-refusals.ts';
import type { Words } from '../words.ts';

export const orderRefusals: Words<typeof source> = {
  'patient-exists': '您已有一位使用此證件號碼的病人，請選用該病人。',
  'order-item-unknown': '您選擇的某些項目，檢驗所已不再提供。請從化驗申請中移除。',
  'order-patient-missing': '請先選擇病人，再提交化驗申請。',
  'order-items-missing': '請先選擇最少一個套餐或化驗項目，再提交化驗申請。',
  'order-state': '此化驗申請的狀態已經改變，不能再進行此操作。請再次核對。',
  'order-unknown': '沒有此編號或二維碼的化驗申請，請核對後再試。',
  'orders-not-sent': '部分化驗申請從未以此版本發出，因此全部未獲確認；詳見回應列出的申請。',
  'feed-position-unknown': '此讀取位置不明，例如備份還原之後。請從頭開始讀取。',
  'specimen-bundle-invalid': '整批樣本未獲接收，須修正之處載於問題清單。',
  'request-note-invalid': '此轉介信的二維碼已經失效，請自行填寫個人資料。',
};
