import type { server as source } from '../en/server.ts';
import type { Words } from '../words.ts';

export const server: Words<typeof source> = {
  fieldMissing: (field) => `請填寫${field}，然後再試。`,
  fieldInvalid: (field) => `${field}的格式不正確，請檢查後再試。`,
  fields: {
    name: '姓名',
    docNo: '身份證號碼',
    telNo: '電話號碼',
    email: '電郵地址',
    uuid: '驗證碼',
    captcha: '驗證碼',
    servPtId: '服務點',
    servTime: '預約時間',
    language: '語言',
    type: '服務類別',
    holdId: '保留名額編號',
    replaces: '先前保留名額編號',
    isModifyReserve: '更改預約標記',
    apptRecordId: '預約紀錄編號',
    appointmentRecordId: '預約紀錄編號',
    id: '紀錄編號',
    'idempotency-key': '請求識別碼',
    startDate: '開始日期',
    endDate: '結束日期',
    firstDay: '月份首日',
  },
};
