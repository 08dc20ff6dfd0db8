import type { editingRefusals as source } from '../en/editing-refusals.ts';
import type { Words } from '../words.ts';

export const editingRefusals: Words<typeof source> = {
  'content-invalid': '部分欄位未填寫或格式不正確，已在下方標示。',
  'content-published': '此內容曾經發布，不能刪除。請改為撤回。',
  'entry-required': '網站必須保留此內容，不能撤回或刪除。請改為編輯。',
  'mail-server-missing': '尚未設定郵件伺服器，因此未能發送電郵。請聯絡系統管理人員。',
  'code-taken': '此編號已被使用，請另選一個。',
  'area-in-use': '此處仍有服務點，請先將服務點移往其他分區或刪除。',
  'bookings-in-the-way': '此更改會影響現有預約。請先在「開放時間」改期或取消有關預約。',
  'service-point-used': '此服務點曾有預約，不能刪除。請改為停用，紀錄會保留。',
  'service-point-named': '已發布的採樣中心仍指明此服務點。請先在該處移除或改選服務點並發布，然後再刪除。',
  'service-in-use': '此服務仍由服務點提供、設有開放時間或曾有預約，不能刪除；可改為停用。',
  'sample-in-use': '仍有實際資料與示範內容相關，請先按清單逐項處理。未有移除任何資料。',
  'picture-format': '請選擇 JPEG、PNG 或 WebP 圖片。',
  'picture-unreadable': '圖片已損壞，無法讀取。請選擇另一張圖片。',
  'picture-animated': '這是動態圖片，請選擇靜態圖片。',
  'picture-too-large': '圖片太大，請選擇不超過 4,000 萬像素及 12 MB 的圖片。',
  'picture-too-small': '圖片太小，顯示時會不清晰。請選擇較大的圖片。',
  'import-invalid': '檔案有些地方需要先更正。未有匯入任何資料。',
  'import-outdated': '預覽之後，網站上的資料已有改動。請再看一次預覽才匯入。',
};
