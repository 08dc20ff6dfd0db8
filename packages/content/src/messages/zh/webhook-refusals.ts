import type { webhookRefusals as source } from '../en/webhook-refusals.ts';
import type { Words } from '../words.ts';

export const webhookRefusals: Words<typeof source> = {
  'webhook-url-invalid':
    '不能使用该网址。网址须以 https:// 开头，不可包含用户名、密码或 # 部分，并须指向可以接收 Webhook 的主机。',
  'webhook-description-missing': '请填写由哪个系统接收事件。',
  'webhook-endpoints-full': '已有 20 个接收端，请先删除不再需要的接收端。',
  'webhook-endpoint-off': '该接收端已停用，请先启用。',
  'webhook-delivery-under-way': '该事件正在发送，请等待结果。',
};
