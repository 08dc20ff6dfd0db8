import type { webhookRefusals as source } from '../en/webhook-refusals.ts';
import type { Words } from '../words.ts';

export const webhookRefusals: Words<typeof source> = {
  'webhook-url-invalid':
    '不能使用此網址。網址須以 https:// 開始，不可包含用戶名稱、密碼或 # 部分，並須指向可接收 Webhook 的主機。',
  'webhook-description-missing': '請填寫由哪個系統接收事件。',
  'webhook-endpoints-full': '已有 20 個接收端，請先刪除不再需要的接收端。',
  'webhook-endpoint-off': '此接收端已停用，請先啟用。',
  'webhook-delivery-under-way': '此事件正在發送，請等候結果。',
};
